"""Portuguese: the words of each concept. A ``*`` stands for any ending, ``_`` for a space."""

from __future__ import annotations

TABLE = """
glue: o a os as um uma uns umas eu me mim meu minha meus minhas comigo tu te teu tua voce voces se
  seu sua seus suas lhe ele ela nos nosso nossa utilizador utilizadora usuario usuaria pessoa e ou
  que quem este esta estes estas esse essa isso muito bem so apenas sempre normalmente geralmente
  habitualmente costuma costumo por_favor cada todos todas todo toda alguns ha faz faco fazem fazer
  vai vou vao ir da do dos das deve devem deveria pode posso podem ser estar seja sejam tao
  atualmente actualmente mesmo mesma proprio propria vem venho vez pratica praticar pelo pela passar
  passa toma tomar pessoalmente pra tenha estejam bastante sobretudo sabe saber dedica-se exerce
  segue seguir pratica-se tem_o_hábito hábito costumam efetua realiza levam uma_alimentação quanto
  quanta onde o_que_disse_sobre tudo_sobre o_facto_de o_fato_de a_história_do
like: gosta gosto gostar gostam adora adoro ama amo aprecia* fa_de apaixonad* curte curto
prefer: prefere prefiro preferir preferem preferia melhor preferencia*
want: quer quero querer queria gostaria deseja* precisa preciso pede pedir exige
show: mostra* mostre ver apresenta apresente apresentar coloca* exibir exibe da-me
write: escrev* escrit* redig* formata* formul*
use: usa uso usar utiliz* emprega* trabalha_com serve-se
have: tem tenho ter temos possui* dispoe cria_galinhas sofre sofro sofrer
dislike: odeia odeio odiar detest* nao_suporta nao_suporto nao_gosta nao_gosto nao_aguenta
avoid: evita evito evitar evite
be: e_ é sou sao está estao estou fica ficam encontra-se situa-se situad* permanece continua
  tem_lugar realiza-se acontece decorre escolheu escolhido decidiu decidido optou paga pagar
call: chama chamo chamam chamado chamada nome nomes chama-se
name: ser_chamado ser_chamada que_lhe_chamem que_me_chamem tratado_por tratada_por chame-me
  alcunha apelido me_chame
speak: fala falo falar falam domina fluente
learn: aprende aprendo aprender estuda estudo estudar aulas_de curso_de
teach: ensina ensino_ leciona da_aulas dou_aulas dá~aulas dá~aula
play: joga jogo jogar toca toco tocar tocador_de tocador tocadora
eat: come como_carne comer
drink: bebe bebo beber
read: le_ leio ler
watch: assiste_a ve_series
collect: coleciona* colecion* coleção coleções
listen: ouve ouco ouvir
mention: encontrou encontrei leu li_ viu vi visitou visitei conheceu conheci falou_com
  artigo_sobre talvez pensa_em ouviu assistiu conversou documentario pondera
home: mora moro morar vive vivo viver reside* residente domicilio casa_em residencia
moved: mudou-se mudou_se mudei-me mudou_para mudei_para se_mudou mudou
lived: viveu vivia morou morava cresceu
worked: trabalhou trabalhava
employer: trabalha_para trabalho_para trabalha_na_^ trabalha_no_^ trabalho_na_^ trabalho_no_^
  empresa empregador empregado_na local_de_trabalho trabalha_num trabalha_numa trabalha_em_^
  contratad* trabalha_agora_na trabalha_agora_no firma
job: trabalha_como trabalho_como profissao emprego cargo funcao de_profissao ocupacao
  trabalha_agora_como
department: departamento setor
works: trabalha trabalho trabalhar
workhours: horas_por_semana horas_semanais
manager: chefe chefia superior reporta_a supervisor supervisora responde_a
lead: responsavel lidera* liderado dirig* coordena* encabeca a_frente
cover: cobre acompanha ocupa-se_de cuida_de trata_da_regiao trata_do encarregad*
  cuida_do cuida_da cuida_dos cuida_das
spouse: esposa mulher marido esposo casado_com casada_com conjuge casado casada divorciado
  divorciada
marital=married: casado casada casamento
marital=divorced: divorci* separado separada
marital=single: solteiro solteira
marital=engaged: noiv*
partner: namorado namorada companheiro companheira parceir*
daughter: filha filhas
son: filho
child: filhos criancas
brother: irmao irmaos
sister: irma irmas
mother: mae
father: pai
parents: pais
inlaw: sogra sogro cunhado cunhada
uncle: tio
aunt: tia
cousin: primo prima
nephew: sobrinho
niece: sobrinha
grandmother: avó
grandfather: avô
friend: amigo amiga amigos amigas
neighbour: vizinh*
colleague: colega*
dog: cao cachorro cadela caes cachorra
cat: gato gata gatos
parrot: papagaio
rabbit: coelho
horse: cavalo egua
tortoise: tartaruga
bird: passaro
doctor: medico medica
dentist: dentista
answer: respond* respost* responder
email: email emails e-mail e-mails correio
message: mensagem mensagens
length=short: curto curta curtos curtas breve breves concis* sucint* resumid* brevidade
length=long: longo longa longos longas detalhad* extens* pormenoriz* completas
tone=formal: formal formais formalmente
tone=casual: informal informais descontraid* coloquial
tone=friendly: amigavel simpatic*
tone=direct: diret* direct*
address=formal: por_senhor por_senhora tratamento_formal
address=informal: por_tu tratamento_por_tu
diet=vegetarian: vegetarian* nao_come_carne nao_como_carne sem_carne nunca_come_carne
diet=vegan: vegan*
diet=meat: come_carne como_carne
dietkind: dieta
allergy: alergi* alergic*
intolerant: nao_pode_comer nao_posso_comer intoleran* nao_tolera nao_tolero celiac*
fear: medo receio receia fobia teme
smoke: fuma fumo fumar fumador* fumante
run: corre corro correr corrida
swim: nada_ nadar natacao
hike: caminhadas trilhas
walk: passeia passear caminha caminhar
cook: cozinha_ cozinhar cozinheiro cozinheira
bread: pao
garden: jardim jardina* horta
paint: pinta pintar pintura aguarela* aquarela* pintor pintora
watercolour: aguarela* aquarela*
dance: danca dancar dançarino dançarina bailarina
sing: canta cantar coro cantor cantora
climb: escala escalada
ski: esqui esquia
gym: ginasio academia
photo: fotograf*
car: conduz dirige_um conduzo carro automovel motorista condutor condutora
vehicle=bike: bicicleta bici
vehicle=tram: eletrico bonde
vehicle=train: comboio trem
vehicle=bus: autocarro onibus
vehicle=metro: metro
vehicle=scooter: trotinete patinete
vehicle=car: de_carro
vehicle=foot: a_pe
commute: para_o_trabalho ao_trabalho para_o_escritorio
office: escritorio escritorios
workfromhome: teletrabalho de_casa em_casa_trabalha home_office a_partir_de_casa trabalha_em_casa
birthday: aniversario faz_anos data_de_aniversario data_de_nascimento nasceu_a nasceu_no_dia
birthplace: nasceu_em nascido_em
wakeup: levanta-se acorda levanto-me acordo
clock=24: 24_horas
clock=12: 12_horas
theme=dark: modo_escuro tema_escuro escuro
theme=light: modo_claro tema_claro claro
units=metric: metric*
units=imperial: imperial*
temperature=c: celsius
temperature=f: fahrenheit
timezone: fuso_horario
meeting: reuniao reunioes
currency=eur: euro euros
currency=usd: dolar dolares
currency=gbp: libra libras
currency=brl: real reais
figure: valores montantes quantias
format=bullets: marcadores topicos bullets lista_com_marcadores
format=prose: paragraf* texto_corrido prosa
format=table: tabela tabelas
format=chart: grafico graficos
filetype=pdf: pdf
filetype=word: word docx
filetype=excel: excel planilha folha_de_calculo
filetype=csv: csv
dateformat=iso: iso
decimal: decimal* separador_decimal
decimal=comma: virgula
decimal=point: ponto
seat=window: janela
seat=aisle: corredor
daypart=morning: manha manhas matinal
daypart=noon: meio-dia
daypart=afternoon: tarde tardes
daypart=evening: noite noites
dayspan=weekday: dias_uteis durante_a_semana
dayspan=weekend: fim_de_semana fins_de_semana
freq=daily: diari*
freq=weekly: semanal semanais
freq=monthly: mensal mensais
freq=quarterly: trimestral trimestrais
freq=yearly: anual anuais
bound=max: no_maximo maximo nao_mais_de não_deve_ultrapassar não_deve_exceder não_pode_passar_de
bound=min: pelo_menos minimo
bound=before: antes_de antes_das antes
bound=after: depois_de depois_das apos
language=en: ingles inglesa
language=de: alemao
language=fr: frances
language=es: espanhol
language=it: italiano italiana
language=pt: portugues
language=ja: japones
language=zh: chines mandarim
phone_call: telefon* chamada chamadas ligacao
video: videochamada* video
deadline: prazo data_limite data_de_entrega entrega
launch: lancamento lancar lanca estreia
favourite: favorito favorita preferido preferida predileto
school: escola liceu primaria
university: universidade faculdade
kindergarten: creche infantario
age: anos idade
size: tamanho
colour: cor cores
subscribe: assina subscreve assinatura assinante
coffee: cafe cafes
tea: cha
summary: resumo resumos
conclusion: conclus*
team: equipa equipe time_
without: sem
alone: sozinho sozinha
thing: cidade lugar sitio zona regiao bairro area pessoas gente tipo marca membro membros coisa
  coisas curso data local atividade desporto esporte instrumento idioma lingua animal prato grupo
  hora horas formato vezes dia doença carne_de
retired: reformad* aposentad*
grandson: neto
granddaughter: neta
grandchild: netos
godson: afilhado
goddaughter: afilhada
mass=g: grama* quilo*
mass=oz: onça*
distance=km: quilómetro* quilômetro* metros
distance=mile: milha*
n:13: treze
n:15: quinze
n:20: vinte
n:30: trinta
n:40: quarenta
n:50: cinquenta
n:100: cem
n:2: segundo_segunda-feira segundo_terca-feira segundo_quarta-feira segundo_quinta-feira
  segundo_sexta-feira segundo_sabado segundo_domingo
day=1: segundo_segunda-feira
day=2: segundo_terca-feira
day=3: segundo_quarta-feira
day=4: segundo_quinta-feira
day=5: segundo_sexta-feira
day=6: segundo_sabado
day=7: segundo_domingo
distance=cm: centímetro* cm
distance=inch: polegada*
language=la: latim
employment=part: meio_tempo meio_período tempo_parcial part-time
employment=full: tempo_inteiro período_integral tempo_integral
payment=cash: dinheiro_vivo
payment=card: com_cartão
payment=transfer: transferência
order=ascending: crescente
order=descending: decrescente
season=spring: primavera
season=summer: verão
season=autumn: outono
season=winter: inverno
not: recusa recusa-se nao nunca jamais nenhum nenhuma nem sem ninguem tampouco incapaz
over: nao~mais nunca~mais
end: fechou encerrou concluiu ja_nao deixou_de deixei_de deixou parou parei parou_de vendeu vendi
  vendido cancelou cancelado abandonou divorci* saiu_de saiu_do saiu_da demitiu-se terminou acabou
  desistiu rompeu largou morreu faleceu perdeu reformou-se separou-se mais_nao abriu_mao
  aposentou-se desfez-se deitou_fora pôs_fim já_não_há acabou_com devolveu revendeu largou_o
  encerrada despedido demolido destruído roubado roubaram ardeu
change: agora a_partir_de_agora de_agora_em_diante doravante em_vez ao_inves adiad* adiou
  transferid* movid* mudou mudado mudou-se passou_a passou_para passar_a trocou substitu* renomead*
  novo nova promovid* ultimamente hoje_em_dia atras* antecipad* tornou-se virou este_ano
  a_partir_de_hoje mudou_para passa_a_ser trocado por_enquanto_agora remarcad* rebatizad* passa_a
  passou_para_a passou_para_o passaram_para passam_para passa_para passou_ao subiu desceu aumentou
  reduziu reduzido alargado prolongado encurtado substituiu sucedeu assume assumiu assumido
  transferiu transferiu-se desde_hoje desde_janeiro a_partir_do
  a_partir_de_janeiro recentemente afinal por_fim ficou_a_ser mudaram muda renovado
add: tambem alem outro outra outros outras segundo_filho segunda_filha segundo_ adicional* mais_um
  mais_uma igualmente ainda_um uma_segunda um_segundo
past: antigamente em_crianca quando_era como_estudante ha_anos costumava viveu vivia morou morava
  trabalhou trabalhava na_infancia durante_o_curso era
temp: esta_semana hoje amanha este_fim_de_semana ontem na_proxima_semana temporariamente ate
  de_ferias por_uns_dias esta_noite este_mes para_uma_feira
old: em_vez_de ao_inves_de em_lugar_de antes_chamado antes_chamada anteriormente substitui_
  no_lugar_de
than: do_que que_a que_o
for: para quando quando_se_fala_de ao_falar_de
in: em no na nos_ nas num numa nos
with: com
as: como
by: por pelo pela
from: do da dos das de desde
to: ao aos
at: às
oclock: horas h
pm: da_tarde da_noite
am: da_manha
numbers: zero - dois|duas tres quatro cinco seis sete oito nove dez onze doze
ordinals: zero_ primeiro|primeira segundo_andar terceiro|terceira quarto_andar quinto sexto
days: segunda-feira|segundas|segunda terca-feira|tercas|terca quarta-feira|quartas|quarta
  quinta-feira|quintas|quinta sexta-feira|sextas|sexta sabado*|sabados domingo*
months: janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro
"""
