"""Portuguese words around credentials."""

from __future__ import annotations

from keepwise.governance.detection.credential.tables.wording import Wording

PT = Wording(
    password=r"senhas?|palavras?[ _-]passe|palavra[ -]?chave secreta|password"
    r"|passe(?=\s?[:=]|\s(?:e|eh|do|da|para)\s)"
    r"|palavra secreta|palavra de (?:seguranca|acesso|ordem)|contra-?senhas?"
    r"|chave (?:do |da |de )?(?:wi-?fi|rede|roteador|router)|contrassenha",
    key=r"chaves?",
    pin=r"codigo pin|pin|senha (?:numerica|do cartao|de 4 digitos|de 6 digitos)|otp",
    code=r"codigos?|combinacao|segredo",
    token=r"chaves? (?:de |da |do )?(?:api|acesso|secreta|privada|criptografia|licenca|produto"
    r"|ativacao|recuperacao|armazenamento|ssh|mestra)"
    r"|token(?: de acesso)?|segredo(?! d[oe] (?!cliente)| da )(?: do cliente)?|string de conexao",
    phrase=r"(?:frase|palavras) (?:de (?:recuperacao|backup|seguranca)|semente|secretas?"
    r"|mnemonicas?|seed)|frase-semente|(?:12|24|doze|vinte e quatro) palavras",
    passphrase=r"frase(?:-| |-de-| de )(?:passe|acesso|senha)|frase-senha",
    lock=r"cadeado(?: de (?:combinacao|segredo|numeros))?",
    answer=r"resposta(?: secreta| de seguranca| a (?:minha )?pergunta (?:secreta|de seguranca))?"
    r"|(?:sobre)?nome de solteira da minha mae",
    question=r"(?:pergunta|resposta) (?:secreta|de seguranca)",
    login=r"credenciais|nome de (?:usuario|utilizador)|usuario|utilizador|dados de acesso|login"
    r"|(?:entro|entra|entre|entrar|acesso|acede|acesse|aceder|acessar|loga|logue) com|acesso"
    r"|minha conta",
    places="""
        porta portao garagem alarme fechadura cofre predio edificio escritorio casa entrada elevador
        apartamento mala bicicleta cadeado banco bancari cartao telefone telemovel celular tablet
        portatil notebook computador estacionamento cancela armario arrecadacao armazem interfone
        condominio multibanco caixa cacifo quarto ecra tela
    """,
    purposes="""
        verific seguranc acesso unic uso login autentic sms desbloque abre abri(?!l) reserva expir
        compartilh partilh confirm recuper secret desativ desarm valid ativacao levantamento
        retirada conta licen serial emergenc
    """,
    harmless="""
        postal promo desconto cupom cupao pais erro fonte produto pedido reserv- encomenda fiscal
        barras qr cor projeto funcionario idioma moeda aeroporto area civil penal vestuario cliente
        artigo presente indicacao rastre rastrei etica conduta morse fatura agencia
    """,
    typing=r"(?:e|depois|e depois) (?:o )?(?:cardinal|asterisco|jogo da velha)|(?:entras|entram"
    r"|entramos|entra-se) com|"
    r"(?:desliga|desativa|desarma|liga)(?:-se)? com|(?:usa|use"
    r"|utilize)(?= (?:o codigo )?\d{3}[ -]?\d{3,5} )|digit(?:e|ar|a|ando|o)|inser\w{1,4}"
    r"|insir\w{1,3}|tecl(?:e|ar|a)|marqu?\w{1,3}"
    r"|coloc\w{1,3}|pon\w{1,3}|desbloquei\w{1,2}|abr[eo]|abrir",
    link=r"ou seja|a saber|é agora|é|eh|são|era|será|passa a ser|continua a ser|fica"
    r"|continua sendo",
    so=r"agora|portanto|então|entao|logo",
    again=r"é|eh|são|era",
    change="ponh uso usamos mud alter troc troqu alterei mudei defin redefin atualiz",
    into="ponho uso usamos para por em como",
    reverse="essa esta esse isso é eh era como sao são =",
    about="de do da para em que no na dos das ao o a minha meu",
    vague="uma um nenhuma cada qualquer alguma boa",
    skipped="o a agora sempre simplesmente ainda atualmente: os as sao são digitos dígitos "
    "numeros números algarismos tudo",
    function="""
        um uma o a os as de do da meu minha seu sua nossa nao em no na para muito tao ainda tambem
        sempre nunca so com por e ou mas que quem quando como onde se esta este sao eu ao
    """,
    things="""
        manager gestor politica campo comprimento forca gerador validade regra regras primaria
        estrangeira
    """,
    describing="""
        obrigatoria obrigatorio necessaria necessario expirada errada errado incorreta valida valido
        fraca forte segura seguro falta aqui mudada conhecida longa longo curta curto simples
        complexa complicada ma boa velha antiga antigo nova vazia perdida esquecida confidencial
        privada publica importante temporaria pessoal partilhada compartilhada nada bloqueada
        recusada correta certa obrigado obrigada hoje amanha ontem escrita escrito posta secreta
        diferente igual mesma
        facil dificil indispensavel sensivel primaria ver veja pergunte minha sua tudo demasiado
        unica
    """,
    endings=r"[a-z]{2,}(?:ad[ao]s?|id[ao]s?|[ií]ssim[ao]|ável|ível|avel|ivel|os[ao]|iv[ao]|ante"
    r"|ente)",
    halves=r"metade|parte",
    spelling="maiusculo maiuscula minusculo minuscula ponto_de_exclamacao exclamacao interrogacao "
    "cardinal jogo_da_velha hifen traco underscore sublinhado underline arroba cifrao asterisco "
    "porcento",
    digits="zero um dois tres quatro cinco seis sete oito nove meia",
)
