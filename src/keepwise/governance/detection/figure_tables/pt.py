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
        inadimplência volume_de
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
        doadores
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
        valorizou retraiu tombou tombaram recuando
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
        restaram restam-nos sobrou faltou faltavam ficaram_só apareceram apareceu compareceram
        participaram participou publicámos publicamos publicou rejeitou rejeitámos rejeitamos
        recusaram aceitou aceitaram corrigimos corrigiu consertou consertámos consertamos trocámos
        trocamos trocou deitámos jogamos plantou plantámos plantamos plantaram colhemos colheu
        apanhámos doaram doou operámos operou operamos vacinou vacinámos vacinamos vacinaram
        construiu construíram construímos imprimimos imprimiu responderam respondeu morreram
        nasceram nasceu votaram votou visitaram visitou visitámos visitamos internaram ligaram
        ligámos ligamos contactámos contatamos detetou detectou detetámos detectamos identificou
        identificámos identificamos bloqueou bloqueámos bloqueamos mandámos mandamos mandou serviu
        servimos serviram alojámos acolheu acolhemos instalou instalámos instalamos formámos
        formamos entrevistou entrevistámos entrevistamos candidataram abriu abriram abrimos escreveu
        escreveram queixaram reclamaram reprovaram reprovou aprovou aprovaram roubaram retirámos
        retiramos retirou pescou pescámos consumiu consumimos usámos usamos usou distribuiu
        distribuímos distribuíram acumulou acumula acumulámos acumulamos caíram esperam poupou
        poupámos economizou economizamos perdi somámos somamos bateram assinou assinaram assinámos
        assinamos lavámos cozemos assou assámos salvou adotaram salvámos atingimos matou levou leva
        levamos juntou juntámos juntamos migrou migrámos migramos baixou_de temos_ainda restavam
        de_espera juntaram juntados capturou capturaram capturámos capturamos capturados reparou
        repararam reparámos reparamos reparados plantados vacinados evacuou evacuaram evacuámos
        evacuamos evacuados intercetou intercetaram intercetámos intercetamos intercetados
        interceptou interceptaram interceptámos interceptamos interceptados multou multaram multámos
        multamos multados roubou roubámos roubamos roubados estragou estragaram estragámos
        estragamos estragados reciclou reciclaram reciclámos reciclamos reciclados arrecadou
        arrecadaram arrecadámos arrecadamos arrecadados gerados criou criaram criámos criamos
        criados fabricou fabricaram fabricámos fabricamos fabricados montou montaram montámos
        montamos montados embalou embalaram embalámos embalamos embalados despachou despacharam
        despachados carregou carregaram carregámos carregamos carregados descarregou descarregaram
        descarregámos descarregamos descarregados transportou transportaram transportámos
        transportamos transportados superou superaram superámos superamos superados acumularam
        acumulados registaram registamos registados registraram registrámos registrados anotou
        anotaram anotámos anotamos anotados detetaram detetamos detetados detectaram detectámos
        detectados denunciou denunciaram denunciámos denunciamos denunciados declarou declararam
        declarámos declaramos declarados testou testaram testámos testamos testados validou
        validaram validámos validamos validados rejeitaram rejeitados tratou trataram tratámos
        tratamos tratados publicaram publicados imprimou imprimaram imprimámos imprimamos imprimados
        enviaram enviados mandaram mandados visitados contratou contrataram contratados alojou
        alojaram alojamos alojados cozinhou cozinharam cozinhámos cozinhamos cozinhados engarrafou
        engarrafaram engarrafámos engarrafamos engarrafados cobrou cobraram cobrámos cobramos
        cobrados reembolsou reembolsaram reembolsámos reembolsamos reembolsados emprestou
        emprestaram emprestámos emprestamos emprestados marcados assinados cancelou cancelaram
        cancelámos cancelamos cancelados anulou anularam anulámos anulamos anulados eliminou
        eliminaram eliminámos eliminamos eliminados congelou congelaram congelámos congelamos
        congelados adicionou adicionaram adicionámos adicionamos adicionados encomendou encomendaram
        encomendámos encomendamos encomendados convocou convocaram convocámos convocamos convocados
        entrevistaram entrevistados digitalizou digitalizaram digitalizámos digitalizamos
        digitalizados arquivou arquivaram arquivámos arquivamos arquivados desperdiçou desperdiçaram
        desperdiçámos desperdiçamos desperdiçados queimou queimaram queimámos queimamos queimados
        bloquearam bloqueados lançou lançaram lançámos lançamos lançados abandonou abandonaram
        abandonámos abandonamos abandonados resgatou resgataram resgatámos resgatamos resgatados
        adotou adotámos adotamos adotados processaram processamos processados faturaram faturados
        pesou pesaram pesámos pesamos pesados embarcou embarcaram embarcámos embarcamos embarcados
        desembarcou desembarcaram desembarcámos desembarcamos desembarcados somou somaram somados
        operaram operados salvaram salvamos salvados esgotou esgotaram esgotámos esgotamos esgotados
        pouparam poupamos poupados levantou levantaram levantámos levantamos levantados captou
        captaram captámos captamos captados angariou angariaram angariámos angariamos angariados
        conquistou conquistaram conquistámos conquistamos conquistados faltámos faltamos faltados
        controlou controlaram controlámos controlamos controlados aguentou aguentaram aguentámos
        aguentamos aguentados aplicou aplicaram aplicámos aplicamos aplicados ultrapassou
        ultrapassaram ultrapassámos ultrapassamos ultrapassados deu deram demos reuniu reuniram
        reunimos colheram acolheram recebia produziu produziram despediram bateu morreu caiu_de
        destruiu destruíram converteu convertemos repetiu cumpriram percorreu percorremos assaram
        contou contaram formou formaram aderiram compareceu desistiram inscreveram-se inscreveu-se
        candidataram-se apuraram apurou cumpriu resta chumbaram chumbou estavam havia recrutou
        recrutaram recrutámos recrutamos recrutados organizou organizaram organizámos organizamos
        organizados examinou examinaram examinámos examinamos examinados exportou exportaram
        exportámos exportamos exportados importou importaram importámos importamos importados
        inaugurou inauguraram inaugurámos inauguramos inaugurados inspecionou inspecionaram
        inspecionámos inspecionamos inspecionados lavou lavaram lavamos lavados renovou renovaram
        renovámos renovamos renovados restaurou restauraram restaurámos restauramos restaurados
        solicitou solicitaram solicitámos solicitamos solicitados transformou transformaram
        transformámos transformamos transformados ocupou ocuparam ocupámos ocupamos ocupados
        matriculou matricularam matriculámos matriculamos matriculados desalojou desalojaram
        desalojámos desalojamos desalojados condenou condenaram condenámos condenamos condenados
        sancionou sancionaram sancionámos sancionamos sancionados expulsou expulsaram expulsámos
        expulsamos expulsados transplantou transplantaram transplantámos transplantamos
        transplantados causou causaram causámos causamos causados provocou provocaram provocámos
        provocamos provocados aportou aportaram aportámos aportamos aportados alugou alugaram
        alugámos alugamos alugados celebrou celebraram celebrámos celebramos celebrados classificou
        classificaram classificámos classificamos classificados completou completaram completámos
        completamos completados conectou conectaram conectámos conectamos conectados cultivou
        cultivaram cultivámos cultivamos cultivados desbloqueou desbloquearam desbloqueámos
        desbloqueamos desbloqueados descartou descartaram descartámos descartamos descartados
        dispensou dispensaram dispensámos dispensamos dispensados editou editaram editámos editamos
        editados elaborou elaboraram elaborámos elaboramos elaborados encontrados treinou treinaram
        treinámos treinamos treinados estudou estudaram estudámos estudamos estudados avaliou
        avaliaram avaliámos avaliamos avaliados gravou gravaram gravámos gravamos gravados hospedou
        hospedaram hospedámos hospedamos hospedados investigou investigaram investigámos
        investigamos investigados reformou reformaram reformámos reformamos reformados localizou
        localizaram localizámos localizamos localizados negociou negociaram negociámos negociamos
        negociados notificou notificaram notificámos notificamos notificados podou podaram podámos
        podamos podados programou programaram programámos programamos programados rebaixou
        rebaixaram rebaixámos rebaixamos rebaixados reclamou reclamámos reclamamos reclamados
        recortou recortaram recortámos recortamos recortados recuperou recuperaram recuperámos
        recuperamos recuperados selecionou selecionaram selecionámos selecionamos selecionados
        chegou chegámos chegamos chegados apagou apagaram apagámos apagamos apagados arranjou
        arranjaram arranjámos arranjamos arranjados viu saiu intervieram nomeou libertou traduziu
        traduziram prendeu prenderam apreendeu apreenderam atribuiu semearam redigiu vi_uns concedeu
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
        responderam respondeu renovaram pagou pagaram
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
        cifrou-se situou situa fixou cifrou oscila oscilava beira beirou
    """,
)
