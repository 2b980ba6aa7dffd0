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
        centena centenas milheiro
    """,
    article="um uma",
    scale="""
        mil milhar milhares milhão milhões bilhão bilhões bilião biliões trilhão trilhões centena
        centenas
    """,
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
        investimento investimentos tráfego alcance frequência inventário estoque stock meta objetivo
        previsão média mediana total soma valor fatura faturas boleto conta salário ordenado
        vencimento bônus bónus renda aluguel aluguer prestação hipoteca dívida saldo empréstimo
        parcela mensalidade juros juro selic rendimento rendimentos rentabilidade retorno desconto
        descontos comissão comissões rejeição retenção cancelamento engajamento ocupação
        produtividade produção rotatividade latência poupança economia multa caixa quadro ações
        cotação nota efetivo investido crédito reembolso headcount médio nps acaba prazo frete
        eletricidade condomínio iptu irs iva imposto impostos ipca inflação capital património
        patrimônio pib pipeline demanda procura consumo emissões capacidade absentismo absenteísmo
        pontualidade acerto precisão assertividade refugo sucata quebra encargos salários tarifa
        tarifas pensão subsídio bolsa caução franquia ebitda churn audiência visibilidade seguro
        disponibilidade gasolina gasóleo diesel ação nível_de massa_salarial nota_média afluência
        desemprego gorjetas arrecadação dotação endividamento vaquinha natalidade mortalidade
        inadimplência volume_de fator factor
    """,
    count="""
        unidades pedidos encomendas vendas cliques impressões conversões leads visitas acessos
        sessões visualizações cadastros inscrições registos registros downloads instalações compras
        transações negócios reservas ruturas rupturas devoluções trocas cancelamentos reclamações
        queixas entregas envios aberturas assinaturas renovações oportunidades curtidas gostos likes
        seguidores menções incidentes falhas erros defeitos chamados propostas candidaturas contas
        vagas escalações avaliações comentários partilhas compartilhamentos reproduções demos
        orçamentos_enviados pacotes paletes contentores multas acidentes faltas ausências demissões
        contratações confirmações confirmados problemas achados contactos contatos golos gols
        travamentos bilhetes sacas inquéritos hectolitros admissões intervenções consultas
        matrículas transferências internamentos
    """,
    entity="""
        clientes utilizadores usuários compradores assinantes subscritores inscritos visitantes
        lojas produtos campanhas funcionários colaboradores empregados tickets peças artigos casos
        solicitações contratos pacientes hóspedes pessoas candidatos faturas paletes caixas
        contentores contêineres fornecedores seguidores membros contas vagas leitores ouvintes
        espectadores alunos estudantes inquilinos moradores famílias empresas parceiros
        distribuidores vendedores motoristas veículos camiões caminhões dispositivos licenças
        armazéns filiais escolas leads gente vizinhos crianças turistas estafetas enfermeiros
        enfermeiras médicos operários empregadas garçons comerciais utentes passageiros homens
        mulheres rapazes sócios participantes professores voluntários chamadores chamadas refeições
        ausentes doentes feridos mortos aprovados reprovados detidos contratados processos
        desempregados reformados aposentados autónomos internos residentes peregrinos ciclistas
        corredores expositores desenvolvedores consultores proprietários viajantes peões dadores
        doadores servidores camas equipas equipes currículos baixas_médicas
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
        caímos descemos aumentamos esticou alongou encurtou esticaram regrediu regrediram escalou
        afundou trepou encareceu embarateceu abrandou acelerou minguou engordou cedeu desvalorizou
        valorizou retraiu tombou tombaram recuando recua recuam avança avançam dispara disparam
        despenca despencam melhora melhoram piora pioram afunda desvaloriza encolhe encolhem acelera
        abranda tomba
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
        marcou marcaram marcámos marcamos inscreveram inscreveu inscritos sobram sobraram restam
        restaram restam-nos sobrou faltou faltavam apareceram apareceu compareceram participaram
        participou publicámos publicamos publicou rejeitou rejeitámos rejeitamos recusaram aceitou
        aceitaram corrigimos corrigiu consertou consertámos consertamos trocámos trocamos trocou
        deitámos jogamos plantou plantámos plantamos plantaram colhemos colheu apanhámos doaram doou
        operámos operou operamos vacinou vacinámos vacinamos vacinaram construiu construíram
        construímos imprimimos imprimiu responderam respondeu morreram nasceram nasceu votaram votou
        visitaram visitou visitámos visitamos internaram ligaram ligámos ligamos contactámos
        contatamos detetou detectou detetámos detectamos identificou identificámos identificamos
        bloqueou bloqueámos bloqueamos mandámos mandamos mandou serviu servimos serviram alojámos
        acolheu acolhemos instalou instalámos instalamos formámos formamos entrevistou entrevistámos
        entrevistamos candidataram abriu abriram abrimos escreveu escreveram queixaram reclamaram
        reprovaram reprovou aprovou aprovaram roubaram retirámos retiramos retirou pescou pescámos
        consumiu consumimos usámos usamos usou distribuiu distribuímos distribuíram acumulou acumula
        acumulámos acumulamos caíram esperam poupou poupámos economizou economizamos perdi somámos
        somamos bateram assinou assinaram assinámos assinamos lavámos cozemos assou assámos salvou
        adotaram salvámos atingimos matou levou leva levamos juntou juntámos juntamos migrou
        migrámos migramos temos_ainda restavam de_espera juntaram capturou capturaram capturámos
        capturamos reparou repararam reparámos reparamos evacuou evacuaram evacuámos evacuamos
        intercetou intercetaram intercetámos intercetamos interceptou interceptaram interceptámos
        interceptamos multou multaram multámos multamos roubou roubámos roubamos estragou estragaram
        estragámos estragamos reciclou reciclaram reciclámos reciclamos arrecadou arrecadaram
        arrecadámos arrecadamos criou criaram criámos criamos fabricou fabricaram fabricámos
        fabricamos montou montaram montámos montamos embalou embalaram embalámos embalamos despachou
        despacharam carregou carregaram carregámos carregamos descarregou descarregaram
        descarregámos descarregamos transportou transportaram transportámos transportamos superou
        superaram superámos superamos acumularam registaram registamos registraram registrámos
        anotou anotaram anotámos anotamos detetaram detetamos detectaram detectámos denunciou
        denunciaram denunciámos denunciamos declarou declararam declarámos declaramos testou
        testaram testámos testamos validou validaram validámos validamos rejeitaram tratou trataram
        tratámos tratamos publicaram imprimou imprimaram imprimámos imprimamos enviaram mandaram
        contratou contrataram alojou alojaram alojamos cozinhou cozinharam cozinhámos cozinhamos
        engarrafou engarrafaram engarrafámos engarrafamos cobrou cobraram cobrámos cobramos
        reembolsou reembolsaram reembolsámos reembolsamos emprestou emprestaram emprestámos
        emprestamos cancelou cancelaram cancelámos cancelamos anulou anularam anulámos anulamos
        eliminou eliminaram eliminámos eliminamos congelou congelaram congelámos congelamos
        adicionou adicionaram adicionámos adicionamos encomendou encomendaram encomendámos
        encomendamos convocou convocaram convocámos convocamos entrevistaram digitalizou
        digitalizaram digitalizámos digitalizamos arquivou arquivaram arquivámos arquivamos
        desperdiçou desperdiçaram desperdiçámos desperdiçamos queimou queimaram queimámos queimamos
        bloquearam lançou lançaram lançámos lançamos abandonou abandonaram abandonámos abandonamos
        resgatou resgataram resgatámos resgatamos adotou adotámos adotamos processaram processamos
        faturaram pesou pesaram pesámos pesamos embarcou embarcaram embarcámos embarcamos
        desembarcou desembarcaram desembarcámos desembarcamos somou somaram operaram salvaram
        salvamos esgotou esgotaram esgotámos esgotamos pouparam poupamos levantou levantaram
        levantámos levantamos captou captaram captámos captamos angariou angariaram angariámos
        angariamos conquistou conquistaram conquistámos conquistamos faltámos faltamos controlou
        controlaram controlámos controlamos aguentou aguentaram aguentámos aguentamos aplicou
        aplicaram aplicámos aplicamos ultrapassou ultrapassaram ultrapassámos ultrapassamos deu
        deram demos reuniu reuniram reunimos colheram acolheram recebia produziu produziram
        despediram bateu morreu destruiu destruíram converteu convertemos repetiu cumpriram
        percorreu percorremos assaram contou contaram formou formaram aderiram compareceu desistiram
        inscreveram-se inscreveu-se candidataram-se apuraram apurou cumpriu resta chumbaram chumbou
        estavam havia recrutou recrutaram recrutámos recrutamos organizou organizaram organizámos
        organizamos examinou examinaram examinámos examinamos exportou exportaram exportámos
        exportamos importou importaram importámos importamos inaugurou inauguraram inaugurámos
        inauguramos inspecionou inspecionaram inspecionámos inspecionamos lavou lavaram lavamos
        renovou renovaram renovámos renovamos restaurou restauraram restaurámos restauramos
        solicitou solicitaram solicitámos solicitamos transformou transformaram transformámos
        transformamos ocupou ocuparam ocupámos ocupamos matriculou matricularam matriculámos
        matriculamos desalojou desalojaram desalojámos desalojamos condenou condenaram condenámos
        condenamos sancionou sancionaram sancionámos sancionamos expulsou expulsaram expulsámos
        expulsamos transplantou transplantaram transplantámos transplantamos causou causaram
        causámos causamos provocou provocaram provocámos provocamos aportou aportaram aportámos
        aportamos alugou alugaram alugámos alugamos celebrou celebraram celebrámos celebramos
        classificou classificaram classificámos classificamos completou completaram completámos
        completamos conectou conectaram conectámos conectamos cultivou cultivaram cultivámos
        cultivamos desbloqueou desbloquearam desbloqueámos desbloqueamos descartou descartaram
        descartámos descartamos dispensou dispensaram dispensámos dispensamos editou editaram
        editámos editamos elaborou elaboraram elaborámos elaboramos treinou treinaram treinámos
        treinamos estudou estudaram estudámos estudamos avaliou avaliaram avaliámos avaliamos gravou
        gravaram gravámos gravamos hospedou hospedaram hospedámos hospedamos investigou investigaram
        investigámos investigamos reformou reformaram reformámos reformamos localizou localizaram
        localizámos localizamos negociou negociaram negociámos negociamos notificou notificaram
        notificámos notificamos podou podaram podámos podamos programou programaram programámos
        programamos rebaixou rebaixaram rebaixámos rebaixamos reclamou reclamámos reclamamos
        recortou recortaram recortámos recortamos recuperou recuperaram recuperámos recuperamos
        selecionou selecionaram selecionámos selecionamos chegou chegámos chegamos apagou apagaram
        apagámos apagamos arranjou arranjaram arranjámos arranjamos viu saiu intervieram nomeou
        libertou traduziu traduziram prendeu prenderam apreendeu apreenderam atribuiu semearam
        redigiu concedeu voltaram
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
        episódio volume parte artigo visto calço psi ibovespa nasdaq calça camisa tomo
    """,
    approx="""
        cerca aproximadamente quase uns umas só apenas somente exatamente precisamente agora
        atualmente já ainda mais menos pouco mal nos nas o os a as do da um uma perto volta redor
        torno média tipo total ali hoje pelos pelas
    """,
    stop="""
        em no na nos nas a à ao aos às por para pra pro com de do da dos das e ou cada último última
        últimos últimas este esta estes estas esse essa neste nesta ontem hoje amanhã quando se que
        mas como é são era foi está estão tem têm tinha quem onde porque então o os as um uma uns
        umas meu minha meus minhas nosso nossa nossos nossas seu sua seus suas dele dela eu tu ele
        ela nós eles elas você vocês antes depois desde até entre durante contra sem sobre pelo pela
        pelos pelas numa num numas nuns nesse nessa naquele naquela deste desta dum duma
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
        produzimos produziu fabricámos fabricamos colhemos colheu produziram
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
        gramas litro litros graus calorias kcal watts polegadas gb t g ml l mg cl
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
        voltou voltaram devolve devolveu entregaram entregou falharam falhou atrasaram atrasou
        responderam respondeu renovaram pagou pagaram vazias vazios livres doentes ausentes
        avariados avariadas fecharam faltaram baixa doente vazio vazia vagos atraso
    """,
    pay="""
        pago paga pagam pagar paguei pagámos pagamos pagou cobra cobram cobrou custa custam custou
        custaram comprei comprou comprámos compramos vendi vendeu devo deve devem ganho ganha gastei
        saiu saíram cobraram cobrar pagaram pagava custava gastou gastaram gastámos gastamos ganhei
        ganhava investi investimos poupei poupo economizei transferi doei deram recebo recebi poupou
        poupámos poupamos economizou economizamos tirei lucrei faturei
    """,
    timed="""
        latência lead_time prazo prazos prazo_médio tempo_médio tempo_de tempos_de espera atraso
        demora
    """,
    mine="meu minha meus minhas eu nosso nossa me nos mim comigo",
    work="trabalho trabalha trabalhar",
    price="por pelo pela",
    small="mil cem centena centenas",
    up="até",
    ranked="""
        primeiros primeiras melhores piores maiores principais mais_vendidos mais_vendidas
        mais_importantes mais_caros mais_recentes mais_rentáveis mais_lidos seguintes anteriores
    """,
    valued="""
        ronda rondou totalizou totaliza ficou ficaram rondava rondavam situou-se situa-se fixou-se
        cifrou-se situou situa fixou cifrou oscila oscilava beira beirou rondam
    """,
)
