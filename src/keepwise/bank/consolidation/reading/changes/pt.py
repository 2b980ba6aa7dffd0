"""Portuguese: how a change is told, in the form of ``languages.pt``."""

from __future__ import annotations

TABLE = """
all: tudo_sobre tudo_o_que_sabes_sobre tudo_o_que_sabe_sobre tudo_o_que_disse_sobre
  tudo_o_que_diz_respeito tudo_acerca_de tudo_relacionado_com tudo_o_que_esteja tudo_o_que_se_refere
  todas_as_informações_sobre tudo_o_que_eu_disse_sobre todos_os_dados_sobre todas_as_memórias
  tudo_a_respeito tudo~sobre
field=health: saúde doenças historial_clínico
field=family: família parentes familiares
field=work: trabalho emprego carreira
field=pets: animais animais_de_estimação bichos
field=home: morada endereço casa
field=money: finanças dinheiro
field=diet: alimentação dieta
swap: trocou substituiu permutou trocado substituído cambiou
glue: ainda_ continua_a_ser principalmente maioritariamente sabes sabe lá ali parece-lhe são-lhe
change: mudou_de_número novo_emprego novo_trabalho novo_posto começou_a_trabalhar passou_para
  passou_a_ser desde_este_mês desde_esta_semana desde_a_semana_passada desde_o_mês_passado
  desde_há_pouco desde_ontem desde_fevereiro desde_março desde_abril desde_maio desde_junho
  desde_julho desde_agosto desde_setembro desde_outubro desde_novembro desde_dezembro recentemente
  há_pouco_tempo cresceu duplicou dobrou diminuiu encolheu eleito eleita voltou_a migrou
  converteu-se tornou-se fez-se ficou_com passou_a_ter acabou_por adiada adiado adiadas antecipada
  antecipado esta_temporada este_verão este_inverno esta_primavera este_outono atualizado atualizada
  na_verdade já_são já_tem agora_está_na agora_está_no foi_adiada foi_adiado
employer: trabalha_atualmente_na trabalha_atualmente_no trabalha_hoje_na empregado_da empregada_da
  funcionário_da funcionária_da funcionário_do funcionária_do onde_trabalho onde_trabalha
change+employer: mudou_de_emprego mudou_de_trabalho mudou_de_empresa novo_emprego_na novo_emprego_no
  novo_trabalho_na novo_trabalho_no nova_empresa começou_a_trabalhar_na começou_a_trabalhar_no
  começou_a_trabalhar_para foi_contratado_pela foi_contratada_pela foi_contratado_pelo
  foi_contratada_pelo contratado_pela contratada_pela contratado_pelo contratada_pelo entrou_na_^
  entrou_no_^
job: trabalha_atualmente_como ganha_a_vida_como
change+job: novo_emprego_como começou_a_trabalhar_como agora_trabalha_como nomeado nomeada
end: deixou_a deixou_o deixou_as deixou_os largou desfez-se_do desfez-se_da livrou-se cancelou_a
  cancelou_o rescindiu desinstalou apagou eliminou vendida vendidos curado curada curou-se recuperou
  recuperou-se superou separado separada pôs_de_lado desmarcou fechada fechado abandonado abandonada
  desinscreveu-se anulou anulada morto reformou-se abdicou prescindiu renunciou já_não já_não_é
  deitou_fora ofereceu_o ofereceu_a deu_a deu_o não_existe_mais chegou_ao_fim acabou-se parou_com
  parou_o morreu_a morreu_o
temp: por_uma_semana por_um_mês à_experiência
mention: está_a_pensar pensa_em pondera está_a_considerar gostava_de_visitar gostaria_de_visitar
  gostava_de_experimentar sonha_com viu_um_documentário viu_um_filme leu visitou experimentou provou
  passou_um_fim_de_semana passou_uns_dias conheceu ouviu_falar falou_com encontrou
  entrevista_de_emprego
avoid: deixa_de_fora deixar_de_fora omite omitir exclui excluir dispensa dispensar prescinde retirar
  retira abstém-se sem_traduzir
dislike: insuportável insuportáveis tem_horror_a tem_nojo não_pode_ver não_vai_à_bola irrita irritam
  incomoda incomodam acha_insuportável detesto não_os_suporta não_as_suporta não_o_suporta
  não_a_suporta
like: apaixonado_por apaixonada_por fã_de adora adoro aprecia aprecio curte louco_por louca_por
  tem_um_fraquinho_por amante_de
gluten: celíaco celíaca doença_celíaca celiac*
intolerant: não_pode_consumir não_pode_ingerir faz-lhe_mal fazem-lhe_mal
shift=night: trabalha_de_noite trabalha_à_noite turno_da_noite turno_noturno turnos_da_noite
shift=day: turno_do_dia trabalha_de_dia turno_diurno
n:1: um_só uma_só só_um só_uma único única apenas_um apenas_uma
n:2: gémeos gémeas gêmeos gêmeas par_de
n:3: trigémeos trigêmeos
add: para_além_de além_de a_par_de paralelamente segundo_cão segundo_gato segunda_gata igualmente_um
phone: número_de_telemóvel número_de_telefone número_de_celular
email: endereço_de_e-mail endereço_de_email correio_eletrónico
begin: começou começou_a iniciou começa inicia pôs-se_a
fear: medo pavor receio teme temor fobia pânico
n:14: catorze quatorze
n:16: dezasseis dezesseis
n:17: dezassete dezessete
n:18: dezoito
n:19: dezanove dezenove
n:60: sessenta
n:70: setenta
n:80: oitenta
n:90: noventa
change+marital=married: casou-se casou se_casou casei-me recém-casado recém-casada
spouse: casou-se casou se_casou casei-me
change+marital=engaged: ficou_noivo ficou_noiva
change+marital=divorced: divorciou-se separou-se
marital=single: solteiro solteira
change+old: passou_do passou_da passou_de mudou_do mudou_da mudou_de
lead: lidera_o_projeto dirige_o_projeto chefia_o_projeto
employment=part: trabalho_a_tempo_parcial emprego_a_tempo_parcial a_tempo_parcial meio_período
  part-time
birthplace: local_de_nascimento lugar_de_nascimento terra_natal cidade_natal natural_de nascida_em
birthday: aniversário
launch: data_de_lançamento
not+eat+redmeat: não_come_carne_vermelha
not+eat: não_come_carne_de
friend: conhecido conhecida colega_de_turma colega_de_escola
colleague: colega colegas colega_de_trabalho
licence: carta_de_condução carteira_de_motorista carta_de_conduzir habilitação
lived: passou_a_infância cresceu_em cresceu_na cresceu_no criado_em criada_em
"""
