"""Portuguese: words that say the same, a group a line; the first names it."""

from __future__ import annotations

TABLE = """
smell: cheiro cheiros aroma odor
surgery: cirurgia operação operad* operou
tablet: comprimido* pílula* medicament* remédio*
injection: injeção vacina*
check: consulta_de_rotina exame_de_rotina check-up
pain: dor dores dói
cold: gripe constipação resfriado
fracture: fratur* partiu_o quebrou_o
deaf: surd* não_ouve
blind: cego cega invisual
colour_blind: daltónic* daltônic*
short_sighted: míope*
glasses: óculos
hay_fever: febre_dos_fenos pólen
stammer: gagu* gagueja
insomnia: insónia* insônia* dorme_mal
vertigo: vertigens medo_de_alturas vertigem
pregnant: grávida espera_um_bebé espera_um_filho
teetotal: abstémi* abstêmi* não_bebe_álcool nada_de_álcool sem_álcool nunca_bebe_álcool
nonsmoker: não_fuma não_fumador
diabetic: diabét* diabetes
asthma: asma asmátic*
headache: enxaqueca* dor_de_cabeça dores_de_cabeça
shellfish: marisco* frutos_do_mar
potato: batata*
cookie: bolacha* biscoito*
jam: compota geleia doce_de
dessert: sobremesa*
lunch: almoç*
dinner: jantar* janta
breakfast: pequeno-almoço café_da_manhã pequeno_almoço
coffee_drink: bica cafezinho
restaurant: restaurante*
beer: cerveja*
wine: vinho*
barbecue: churrasc*
recipe: receita*
fridge: frigorífico geladeira
laundry: roupa_suja lavandaria
sofa: sofá
flat: apartamento* andar_
house: casa casas moradia
lawn: relva gramado
vegetable_plot: horta*
cellar: cave porão
landlord: senhorio proprietári*
tenant: inquilin*
mortgage: crédito_à_habitação hipoteca financiamento_da_casa
loan: empréstimo*
debt: dívida*
salary: salário ordenado vencimento ganha
cost: custo* preço*
cheap: barat*
expensive: caro cara
tax: imposto*
accountant: contabilista contador*
insurance: seguro seguros
gift: presente_ prenda*
wallet: carteira
parcel: encomenda* pacote*
letter: carta cartas
stamp: selo*
coin: moeda*
postcard: postal postais
old: antig* velho velha velhos
repair: repara* conserta* arranja restaur*
build: constr* fabrica_
sew: costura* cose
knit: tricot* tricô
pottery: cerâmica olaria oleiro
draw: desenh*
choir: coro coral
rehearse: ensai*
orchestra: orquestra*
violin: violin*
piano: piano pianista
guitar: guitarra violão violonista
drum: bateria baterista
flute: flauta*
concert: concerto* show
museum: museu*
exhibition: exposição exposições
newspaper: jorna*
magazine: revista*
crime: policial policiais romance_policial romances_policiais
book: livro livros romance romances
film: filme* cinema
series: série séries
audiobook: audiolivro*
library: biblioteca*
chess: xadrez
football: futebol
referee: árbitro arbitra apita
coach: treinador* treina_a
swim: natação nada_ nadar
run: corr* corrida*
sail: vela velejar veleja
boat: barco*
dive: mergulh*
surf: surf surfa surfar
fish_catch: pesca pescar pescador
ride: equitação monta_a_cavalo
train_for: treina_para prepara-se preparar-se treino
club: clube* associação
member: pertence faz_parte membro sócio sócia
volunteer: voluntari* trabalho_voluntário
donate: doa doar doação
church: igreja* paróquia*
pray: reza rezar
fast: jeju*
party: festa*
wedding: casamento_
christmas: natal
bath: banho
shower: duche chuveiro
sleep: dorme dormir sono
bed: deita-se para_a_cama
late_up: noctívag* notívag* deita-se_tarde dorme_tarde
early_riser: madruga* levantar_cedo levanta-se_cedo acorda_cedo acordar_cedo madrugador*
haircut: cabeleireir*
clothes: roupa roupas
trousers: calças
jumper: camisola suéter
shoes: sapato* calçado
flight: voo voos avião voar
truck: camião caminhão
motorbike: mota moto motocicleta
camper: autocaravana caravana
parking: estacionamento
season_ticket: passe_anual
ticket: bilhete* ingresso*
luggage: mala malas bagagem
holiday: férias
travel_to: viaj* viagem viagens
camp: acamp*
beach: praia* mar beira-mar litoral junto_ao_mar
birdwatch: observa_aves observação_de_aves
bee: abelha* apicult* colmeia*
chicken: galinha*
goat: cabra*
sheep: ovelha*
vet: veterinári*
plant: planta_ plantas
flower: flor flores
exam: exame* prova provas
degree: licenciatura diploma
thesis: tese doutoramento doutorado
pupil: alun*
apprentice: aprendiz
intern: estágio estagiári*
freelance: por_conta_própria independente autônom* freelancer
unemployed: desempregad* sem_emprego
engineer: engenheir*
programmer: programador* desenvolvedor*
nurse: enfermeir*
teacher: professor* docente
lawyer: advogad*
electrician: eletricista*
sell: vende vender vendedor*
deliver: entrega_ao
clean: limpa limpar limpeza
market: mercado feira
laptop: portátil notebook laptop
computer: computador
screen: ecrã tela monitor
mobile: telemóvel celular smartphone
password: palavra-passe senha
backup: cópia_de_segurança backup
attachment: anexo*
link: ligação link
source: fonte fontes referência*
font: tipo_de_letra fonte_tipográfica letra
footnote: nota_de_rodapé notas_de_rodapé
heading: título títulos cabeçalho*
bold: negrito
exclamation_mark: ponto_de_exclamação pontos_de_exclamação
emoji: emoji* emotic*
joke: piada* brincadeira*
jargon: jargão termos_técnicos
simple: simples
sentence: frase*
page: página*
slide: slide* diapositivo* apresentação
document: documento*
draft: rascunho*
report: relatório*
note: nota notas apontamento* toma_notas
example: exemplo*
option: opção opções alternativa*
step: passo_a_passo passos
explain: explic*
sort: ordenad*
round: arredond*
sign_letter: assina assinar
reminder: lembrete*
calendar: calendário agenda
event: evento*
conference: conferência* congresso*
trade_fair: feira_
lease: contrato_de_arrendamento arrendamento aluguel
rent: arrenda arrendo aluga alugo alugar arrendado alugado
certificate: certificad*
last: dura durar duração
expire: expira vence validade caduca
open: abre aberto abertura
visit: visita_ visitas
talk: convers* bate-papo
babysit: babá ama_de_crianças babysitter
twin: gémeo* gêmeo* gémea*
elder: mais_velho mais_velha
younger: mais_novo mais_nova
shy: tímid*
stressed: stress estresse*
often: frequent* muitas_vezes
sometimes: às_vezes de_vez_em_quando
rare: raramente
outside: ao_ar_livre fora
supermarket: supermercado*
second_hand: segunda_mão usado
heating: aquecimento
pool: piscina*
physio: fisio*
therapist: terapeuta* psicólog*
chemist: farmácia*
lefthand: canhot* esquerdin*
native: língua_materna
nut: noz nozes frutos_secos
peanut: amendoi*
egg: ovo ovos
cheese: queijo*
sugar: açúcar
salt: sal
spicy: picante* apimentad*
lactose: lactose
gluten: glúten celíac*
vegan_food: alimentação
help: ajuda* auxili*
buy: compra* comprar comprou comprei
begin: começa* início inicia*
search: procura*
look_after: cuida_de toma_conta
early: cedo
late: tarde_
carry: leva_ levam levado levada transport*
doing: leva levar traz põe pega recebe organiza prepara planeia planeja passa participa assiste
  frequenta dedica cuida mantém cria cultiva fabrica realiza elabora produz oferece serve ocupa
  conduz dirige sobe desce esvazia enche sente gere faz
pork: porco carne_de_porco suíno
beef: vaca carne_de_vaca carne_bovina bife
blog: blogue blog
"""
