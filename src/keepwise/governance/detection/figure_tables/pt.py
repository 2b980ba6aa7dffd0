"""The words figures are written with in Portuguese, as in Portugal and as in Brazil."""

from __future__ import annotations

from keepwise.governance.detection.figure_lexicon import Lexicon

PT = Lexicon(
    number="""
        zero dois duas três quatro cinco seis sete oito nove dez onze doze treze catorze quatorze
        quinze dezasseis dezesseis dezassete dezessete dezoito dezanove dezenove vinte trinta
        quarenta cinquenta cinqüenta sessenta setenta oitenta noventa cem cento duzentos duzentas
        trezentos trezentas quatrocentos quatrocentas quinhentos quinhentas seiscentos seiscentas
        setecentos setecentas oitocentos oitocentas novecentos novecentas dúzia dúzias dezenas
    """,
    article="um uma",
    scale="mil milhar milhares milhão milhões bilhão bilhões bilião biliões trilhão trilhões",
    magnitude="k m mi mn mil mio bi tri milhão milhões bilhão bilhões bilião biliões",
    currency="""
        euro euros real reais dólar dólares libra libras centavo centavos cêntimo cêntimos iene
        ienes franco francos peso pesos coroa coroas eur brl kz contos pau paus
    """,
    percent="percentuais percentual bips por_cento pontos_percentuais ponto_percentual pontos_base",
    points="ponto pontos",
    duration="""
        segundo segundos minuto minutos hora horas hrs dia dias semana semanas quinzena quinzenas
        mês meses bimestre bimestres trimestre trimestres semestre semestres ano anos aninhos década
        décadas noite noites manhã manhãs sprint sprints janeiro fevereiro março abril maio junho
        julho agosto setembro outubro novembro dezembro
    """,
    form="""
        decimal decimais casa casas dígito dígitos algarismo algarismos linha linhas coluna colunas
        frase frases palavra palavras caractere caracteres caráter carateres caracteres parágrafo
        parágrafos tópico tópicos ponto-chave página páginas slide slides gráfico gráficos tabela
        tabelas exemplo exemplos opção opções item itens passo passos etapa etapas seção seções
        secção secções aba abas folha folhas cor cores entrada entradas resultado resultados título
        títulos nível níveis variante variantes resposta respostas sugestão sugestões lembrete
        lembretes reunião reuniões chamada chamadas relatório relatórios pergunta perguntas parte
        partes fonte fontes estrela estrelas vez refeição refeições
    """,
    thing="corrida maratona ecrã tela monitor televisão vídeo resolução",
    measure="""
        gasto gastos despesa despesas custo custos custa custam orçamento orçamentos verba verbas
        receita receitas faturamento faturação facturação lucro lucros prejuízo prejuízos perda
        perdas margem margens preço preços taxa taxas quota cota participação crescimento
        investimento investimentos volume tráfego alcance frequência inventário estoque stock meta
        objetivo previsão média mediana total soma valor fatura faturas boleto conta salário
        ordenado vencimento bônus bónus renda aluguel aluguer prestação hipoteca dívida saldo
        empréstimo parcela mensalidade juros juro selic rendimento rendimentos rentabilidade retorno
        desconto descontos comissão comissões rejeição retenção cancelamento engajamento ocupação
        produtividade produção rotatividade latência poupança economia multa caixa quadro ações
        cotação nota efetivo investido crédito reembolso headcount médio nps acaba prazo frete
        eletricidade condomínio iptu irs iva imposto impostos ipca inflação capital património
        patrimônio pib pipeline demanda procura consumo emissões capacidade absentismo absenteísmo
        pontualidade acerto precisão assertividade refugo sucata quebra encargos salários tarifa
        tarifas pensão subsídio bolsa caução franquia ebitda churn audiência visibilidade seguro
        disponibilidade
    """,
    count="""
        unidades pedidos encomendas vendas cliques impressões conversões leads visitas acessos
        sessões visualizações cadastros inscrições registos registros downloads instalações compras
        transações negócios reservas ruturas rupturas devoluções trocas cancelamentos reclamações
        queixas entregas envios aberturas assinaturas renovações oportunidades curtidas gostos likes
        seguidores menções incidentes falhas erros defeitos chamados propostas candidaturas contas
        vagas escalações avaliações comentários partilhas compartilhamentos reproduções demos
        orçamentos_enviados pacotes paletes contentores multas acidentes faltas ausências demissões
        contratações confirmações confirmados problemas achados
    """,
    entity="""
        clientes utilizadores usuários compradores assinantes subscritores inscritos visitantes
        lojas produtos campanhas funcionários colaboradores empregados tickets peças artigos casos
        solicitações contratos pacientes hóspedes pessoas candidatos faturas paletes caixas
        contentores contêineres fornecedores seguidores membros contas vagas leitores ouvintes
        espectadores alunos estudantes inquilinos moradores famílias empresas parceiros
        distribuidores vendedores motoristas veículos camiões caminhões dispositivos licenças
        armazéns filiais escolas leads
    """,
    head="""
        relatório relatórios equipa equipe time reunião reuniões gráfico tabela página gerente
        região pergunta canal análise dados formato painel resumo departamento diretor centro
        centros
    """,
    link="""
        é são era eram foi foram está estão tá estava estavam ficou ficaram fica custa custam custou
        atingiu atingiram bateu bateram chegou chegaram alcançou totalizou totaliza soma somou
        equivale ultrapassou superou veio deu mantém manteve ronda rondou anda
    """,
    prep="de em a para por com do da dos das no na ao nos nas à",
    clock="às à pelas",
    move="""
        subiu subiram sobe sobem subindo subido caiu caíram cai caem caindo caído cresceu cresceram
        cresce crescem crescendo aumentou aumentaram aumenta aumentam aumentado aumento diminuiu
        diminuíram diminui desceu desceram desce descer baixou baixaram baixa reduziu reduziram
        reduz reduzido queda alta disparou dispararam saltou saltaram passou passaram encolheu
        encolheram perdeu ganhou melhorou piorou recuou recuaram avançou avançaram acima abaixo
        cortado cortada despencou mudou foi-se foi despencaram recuperou estagnou estabilizou
        disparado oscilou variou cortaram cortou aumentei reduzimos aumentámos crescemos subimos
        caímos descemos aumentamos
    """,
    result="""
        vendemos vendeu venderam vendidos vendidas vendi tivemos teve tive tiveram houve recebemos
        recebeu receberam recebi gerámos geramos gerou geraram registámos registramos registou
        registrou foram atraiu trouxe trouxeram conseguimos conseguiu obtivemos obteve gastámos
        gastamos gastou gastaram gastei ganhámos ganhamos ganhou ganharam perdemos perdeu perderam
        fechámos fechamos fechou fecharam entregámos entregamos entregou enviámos enviamos enviou
        despachámos despachamos processou processámos resolveu resolveram resolvemos atendeu
        atendemos atenderam faturámos faturamos faturou fizemos fez fizeram pagámos pagamos pagou
        paguei comprámos compramos comprei comprou investimos investiu contratámos contratamos
        batemos viram chegaram custou custaram há existem despedimos demitimos contratei demitiu
        vieram veio entraram saíram encontrou encontraram encontrámos encontramos faltam faltaram
    """,
    display="""
        mostra mostre mostrar mostrem lista liste dá dê limita limite envia envie manda mande
        imprime imprima devolve destaca destaque compara compare escolhe escolha usa use abre abra
        cria crie sugere sugira mantém mantenha quero queria prefiro gosto preciso escreve escreva
        resume resuma divide divida agrupa agrupe ordena ordene inclui inclua apresenta apresente
        avisa avise alerta alerte arredonda arredonde coloca coloque põe ponha lembra-me faz faça
        leio revejo reviso
    """,
    limit="""
        máximo mínimo até cada por menos dentro sob limite limitado acima abaixo mais inferior
        superior
    """,
    rank="""
        top primeiro primeiros primeira primeiras último últimos última últimas próximo próximos
        próxima próximas melhor melhores pior piores maior maiores principais anteriores passados
        seguintes
    """,
    nearest="arredonda arredonde arredondar arredondado arredondados arredondadas próximo em",
    ident="""
        campanha versão sala andar piso passo página capítulo seção secção bilhete encomenda pedido
        fatura número nº n.º nr linha caso porta portão nível fase semana dia autocarro ônibus
        edifício prédio apartamento apto loja slide tabela figura pergunta opção grupo artigo item
        cep código voo quarto lote turma canal parágrafo rua avenida estrada rodovia porto temporada
        episódio volume parte artigo
    """,
    approx="""
        cerca aproximadamente quase uns umas só apenas somente exatamente precisamente agora
        atualmente já ainda mais menos pouco mal nos nas o os a as do da de um uma perto volta redor
        torno média tipo total ali hoje pelos pelas
    """,
    stop="""
        em no na nos nas a à ao aos às por para pra pro com de do da dos das e ou cada último última
        últimos últimas este esta estes estas esse essa neste nesta ontem hoje amanhã quando se que
        mas como é são era foi está estão tem têm tinha quem onde porque então o os as um uma uns
        umas meu minha meus minhas nosso nossa nossos nossas seu sua seus suas dele dela eu tu ele
        ela nós eles elas você vocês antes depois desde até entre durante contra sem sobre pelo pela
        pelos pelas
    """,
    span="a e ou até",
    compare="""
        dobrou dobraram dobrado dobra duplicou duplicaram duplicado triplicou triplicaram triplicado
        quadruplicou quadruplicaram quintuplicou decuplicou duplicar dobro triplo quádruplo
    """,
    times="vezes",
    more="mais menos maior maiores menor menores melhor pior superior inferior o a do da",
    part="""
        terço terços quarto quartos quinto quintos sexto sextos sétimo sétimos oitavo oitavos nono
        nonos décimo décimos avos
    """,
    half="metade",
    trade="""
        vendemos vendeu venderam enviámos enviamos despachámos despachamos entregámos entregamos
        produzimos produziu fabricámos fabricamos
    """,
    ordinal="segundo segunda terceiro terceira quarto quarta quinto quinta sexto sexta décimo",
    idle="obrigados obrigado obrigada desculpas vezes maravilhas beijos razões",
    tens="""
        vinte trinta quarenta cinquenta sessenta setenta oitenta noventa cento duzentos duzentas
        trezentos trezentas quatrocentos quatrocentas quinhentos quinhentas seiscentos seiscentas
        setecentos setecentas oitocentos oitocentas novecentos novecentas
    """,
    joint="e",
    decimal="vírgula",
    size="""
        km quilómetro quilómetros quilômetro quilômetros metro metros cm mm kg quilo quilos grama
        gramas litro litros graus calorias kcal watts polegadas gb
    """,
    by="em por",
    aside="com em por",
    since="de em a até para no do",
    pronoun="isso isto ele ela eles elas lhe",
    rounded="próximo arredondado arredondados arredondada arredondadas",
    inner="de do da dos das",
    partitive="de do da dos das mais menos do_que",
    outof="em de dos das",
    every="cada",
    voice="""
        que é não para com uma os as dos das pelo pela pelos pelas isso isto aqui ali muito bem
        também sou és somos tenho tens gosto quero preciso vou vai vamos estou está obrigado
        obrigada favor olá oi a gente tá pra pro né lá já quando porque onde qual quais hoje ontem
        amanhã à às ao aos do da no na em um se eu tu ele ela nós você vocês meu minha meus minhas
        seu sua são foi ser ter fazer trabalho trabalhar sempre nunca todos todas tudo nada outro
        outra ainda mesmo agora então passado passada passados semana fui vem ver dar deu bom boa
        show valeu cara pessoal meio só mês beleza blz vc vcs tb pq qdo
    """,
    outcome="""
        cancelou cancelaram saiu saíram desistiu desistiram converteu converteram comprou compraram
        voltou voltaram devolve devolveu
    """,
    pay="""
        pago paga pagam pagar paguei pagámos pagamos pagou cobra cobram cobrou custa custam custou
        custaram comprei comprou comprámos compramos vendi vendeu devo deve devem ganho ganha gastei
        saiu saíram cobraram cobrar pagaram pagava custava gastou gastaram gastámos gastamos ganhei
        ganhava investi investimos poupei poupo economizei transferi doei deram recebo recebi poupou
        poupámos poupamos economizou economizamos
    """,
    timed="latência",
    mine="meu minha meus minhas eu nosso nossa me nos mim comigo",
    work="trabalho trabalha trabalhar",
    price="por pelo pela",
    small="mil cem",
    up="até",
    ranked="primeiros primeiras melhores piores maiores principais",
    valued="ronda rondou totalizou totaliza ficou ficaram",
)
