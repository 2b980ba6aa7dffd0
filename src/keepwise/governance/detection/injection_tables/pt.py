"""Smuggled instructions in Portuguese."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, str]] = {
    "nothing": "nada, nem uma palavra",
    "enabled": "ativado, ativo",
    "enter": "ative, ativa, entre, entra, passe, você está em, estás em",
    "devmode": """
        modo desenvolvedor, modo de desenvolvedor, modo programador, modo deus, modo
        administrador""",
    "please": "por favor",
    "and": "e, depois, também",
    "towards": "para, ao, a",
    "ignore": """
        ignora, ignore, ignorem, ignorar, ignorando, esquece, esqueça, esqueçam, esquecer,
        desconsidere, desconsidera, desconsiderem, desconsiderar, despreze, despreza, descarte,
        descarta, não leves em conta, não leve em conta, não tenhas em conta, não siga, não
        sigas, não obedeça, pare de seguir, deixa de seguir, deixe de seguir, deixe de lado,
        deixa de lado, põe de lado, ponha de lado, pula, pule, salte, anule, anula, apague,
        apaga, contorne, contorna, burle, sobrescreva, desative, desativa, desobedeça, viole,
        abandone, elimina, elimine, não valem mais, já não valem, omite, omita, remova""",
    "before": """
        anterior, anteriores, prévias, prévia, prévios, acima, precedentes, iniciais, inicial,
        originais, original, todas as, todos os, todas, todos, quaisquer, qualquer, tuas, teus,
        suas, seus, sua, estas, essas, do sistema, de sistema, passadas, recebidas, dadas,
        antigas, existentes, de segurança, atuais""",
    "orders": """
        instrução, instruções, regra, regras, diretriz, diretrizes, prompt, prompts, orientação,
        orientações, restrição, restrições, mensagem do sistema, indicações, programação,
        diretivas, filtros de segurança""",
    "earlier": """
        acima, antes, anteriormente, até agora, até aqui, previamente, que te deram, que
        recebeu, que recebeste, que lhe deram, que foram dadas, recebidas, que te disseram, que
        lhe disseram, foi dito, dos teus criadores, dos seus desenvolvedores, te foi dito, lhe
        foi dito, até este ponto""",
    "everything": "tudo, tudo o, tudo que, o que, o texto, qualquer coisa",
    "past": "anterior, anteriores, prévias, precedentes",
    "context": "informações, tarefas, mensagens, textos, conteúdos, pedidos",
    "oblivion": "esquece, esqueça, ignora, ignore",
    "entirely": "tudo",
    "instant": "escreva, escreve, diga, diz, responda, responde, mostre, repita, você é, és",
    "begin": "seguem, começam",
    "own": """
        meu, meus, minha, minhas, nosso, nossa, nossos, nossas, eu disse, te disse, eu te disse,
        lhe disse""",
    "new": """
        nova, novas, novo, novos, importantes, importante, atualizadas, seguintes, seguinte,
        urgentes, secretas""",
    "prevail": """
        substituem, substitui, prevalecem, prevalece, têm prioridade, tem prioridade, anulam,
        sobrepõem""",
    "instead": """
        em vez disso, somente, exclusivamente, a partir de agora, de agora em diante, doravante""",
    "follow": "siga, segue, obedeça, obedece, execute, executa, cumpra, cumpre, respeite",
    "note": """
        nota, mensagem, instrução, instruções, atenção, aviso, lembrete, informação, importante,
        ordem, comentário, comunicado, recado, observação""",
    "for": "para, à, ao, a, destinado a, dirigido a, destinada a, aos, às",
    "ai": """
        ia, assistente, assistentes, modelo, modelos, modelo de linguagem, chatbot, inteligência
        artificial, bot, robô, assistente virtual, agente, agentes, agente de ia, sistema de ia""",
    "any": "qualquer, toda, todo, todos, todas, cada",
    "reading": """
        que leia, que lê, que ler, que processe, que processa, lendo, que resuma, que analise,
        que estiver lendo""",
    "must": "deve, devem, deveria, deverá, deverão, tem que, tem de, precisa",
    "deed": """
        sempre, nunca, responder, ignorar, recomendar, dizer, guardar, lembrar, enviar, usar,
        utilizar, revelar, mencionar, aprovar, apagar, executar, transferir, mostrar, dar,
        aceitar, tratar, salvar""",
    "no": "não, sem, nunca, nada, jamais, ninguém, nem",
    "tell": """
        digas, diga, dizer, dizê-lo, informe, informes, informar, mencione, menciones,
        mencionar, avise, avises, avisar, revele, reveles, revelar, mostre, mostres, conte,
        contes, contar, comente, comentar, pergunte, perguntar, falar""",
    "theuser": """
        o usuário, ao usuário, o utilizador, ao utilizador, os usuários, aos usuários, os
        utilizadores, aos utilizadores, a utilizadora, a usuária, o operador, ao operador""",
    "secretly": """
        em segredo, secretamente, às escondidas, discretamente, silenciosamente, em silêncio""",
    "reveal": """
        revele, revela, revelar, mostre, mostra, mostra-me, mostre-me, imprima, imprime, repita,
        repete, diga, diz-me, diga-me, dê-me, dá-me, me dê, me mostre, me diga, escreva,
        escreve, liste, lista, divulgue, divulga, compartilhe, partilha, quais são, qual é,
        quais eram, copie, copia, cite, exponha, traduza, resuma, transcreva, exiba, forneça""",
    "secret": """
        prompt do sistema, prompt de sistema, mensagem do sistema, mensagem de sistema,
        instruções do sistema, instruções de sistema, tuas instruções, suas instruções, teu
        prompt, seu prompt, instruções ocultas, instruções secretas, instruções internas,
        instruções iniciais, instruções originais, instruções escondidas, regras ocultas, regras
        internas, regras secretas, tuas regras, suas regras, tuas diretrizes, suas diretrizes,
        sua configuração, tua configuração, prompt inicial, prompt oculto, prompt original,
        texto acima, tudo acima, instruções confidenciais, instruções anteriores, seu contexto,
        teu contexto""",
    "take": """
        exporte, exporta, exportar, envie, envia, enviar, mande, manda, extraia, extrai, roube,
        publique, publica, carregue, encaminhe, encaminha, reencaminhe, reencaminha, revele,
        revela, baixe, transfira, copie, transmita, divulgue, imprima, vaze, despeje""",
    "loot": """
        todos os usuários, todos os utilizadores, todas as memórias, todas as lembranças, todos
        os dados, todas as senhas, todas as palavras-passe, todas as conversas, dados dos
        usuários, dados dos utilizadores, dados dos clientes, outros usuários, outros
        utilizadores, de outro usuário, de outro utilizador, todos os clientes, todos os
        segredos, todas as chaves, chaves de api, chaves api, banco de dados, base de dados, as
        credenciais, lista de clientes, lista de contatos, lista de contactos, as senhas,
        variáveis de ambiente, todos os e-mails, toda a memória, todas as contas""",
    "send": """
        envie, envia, enviem, enviar, mande, manda, mandar, encaminhe, encaminha, encaminhar,
        reencaminhe, reencaminha, publique, publica, poste, carregue, exporte, exporta,
        transmita, transmite, chame, coloque em cópia""",
    "data": """
        conversa, conversas, histórico, memória, memórias, lembranças, dados, senhas, senha,
        credenciais, segredos, chaves, tokens, contatos, contactos, agenda de contatos, tudo,
        contexto, perfil, mensagens, caixa de entrada, lista de clientes, banco de dados,
        prompt, e-mails, chat, palavras-passe""",
    "pretend": """
        finja, finge, fingir, imagine, imagina, aja, age, atue, atua, faça de conta, faz de
        conta, simule, simula, comporte-se, comporta-te, você é, tu és, és, responda, responde,
        jogue, torne-se, interprete, uma ia, seja""",
    "without": """
        sem, nenhuma, nenhum, livre de, não tem, não tens, isento de, isenta de, não sujeito a""",
    "limits": """
        restrição, restrições, regra, regras, filtro, filtros, limite, limites, limitação,
        limitações, censura, ética, moral, normas, amarras, salvaguardas, barreiras""",
    "persona": """
        modo sem restrições, ia sem restrições, ia sem limites, ia sem censura, modelo sem
        censura, assistente sem restrições, ia maligna, você é dan, você é o dan, és o dan,
        chamado dan, fazer qualquer coisa agora, modo jailbreak""",
    "when": "quando, sempre que, se, cada vez que, toda vez que, assim que, caso",
    "say": """
        digo, disser, diz, diga, dizem, falo de, falo em, falar de, falar em, fala de,
        perguntar, pergunto, pergunta por, peço, pedir, menciono, mencionar, mencione, escrevo,
        escrever, uso, usar, disserem, falarem de, refiro, perguntarem""",
    "utter": """
        digo, disser, diz, diga, dizem, falo de, falo em, falar de, falar em, menciono,
        mencionar, escrevo, escrever, disserem""",
    "mean": """
        quero dizer, refiro-me a, refiro-me, me refiro a, me refiro, significa, quer dizer,
        refere-se a, se refere a, se refere, referem-se a, querem dizer, entenda, entende,
        entendo, estou a falar de, estou falando de, falo apenas de, interprete, trata-se de, é
        só, é apenas, está falando de, está a falar de""",
    "narrow": """
        filtre por, filtra por, limite-se a, use apenas, usa só, conte apenas, considere apenas,
        considera só""",
    "ask": "como, que significa, o que significa, que quer dizer",
    "by": "por, com",
    "meanby": """
        entendo, entendemos, quero dizer, refiro-me, me refiro, entende-se, entenda-se, entenda,
        queremos dizer""",
    "pronoun": "favor, exemplo, isso, isto, certo, aquilo, enquanto, causa",
    "means": """
        significa, significam, quer dizer, querem dizer, refere-se a, referem-se a, se refere a,
        equivale a, equivalem a, designa, representa, é definido como, é definida como,
        entende-se por, conta como, contam como, é sinônimo de, é sinónimo de""",
    "only": """
        somente, apenas, unicamente, a partir de agora, de agora em diante, daqui em diante,
        doravante, exclusivamente, a partir de hoje, nada mais, sempre""",
    "fromnow": """
        a partir de agora, de agora em diante, daqui em diante, doravante, para nós, na nossa
        empresa, nas minhas perguntas, nos meus relatórios, a partir de hoje, neste chat""",
    "iwe": "eu, nós, isso, isto, que",
    "treat": """
        trate, trata, considere, considera, interprete, interpreta, entenda, entende, defina""",
    "as": "como, como sendo, como se fosse",
    "namely": "somente, apenas, unicamente, sendo, se, o, a, os, as",
    "codeword": """
        código para, sinônimo de, sinónimo de, outra palavra para, outro nome para,
        palavra-código para""",
    "be": "é, são, como",
    "redefine": "redefina, redefine, redefinir, nova definição de",
    "youarenow": """
        agora você é, você agora é, você é agora, agora és, tu agora és, és agora, a partir de
        agora você é, a partir de agora és, de agora em diante você é, de agora em diante és,
        você não é mais, já não és, seu novo papel é, o teu novo papel é, você passa a ser, a
        partir de agora você age""",
    "something": "um, uma, em, o, a, dan, livre, sem, como",
    "harmless": "um pouco, uma ajuda, de férias, um amigo, o melhor, a melhor, um bom, uma boa",
    "override": """
        novas instruções do sistema, novo prompt do sistema, fim do prompt, instrução oculta,
        instruções ocultas para, acesso de administrador concedido, sua nova tarefa, tua nova
        tarefa, sua verdadeira tarefa, sua nova missão, seu novo objetivo, suas novas
        instruções, tuas novas instruções""",
    "sysmsg": """
        mensagem do sistema, mensagem de sistema, aviso do sistema, nova instrução, novas
        instruções, instrução do sistema, mensagem dos desenvolvedores, mensagem do
        administrador, instruções importantes, instrução importante, nota do sistema, diretriz
        suprema, diretiva suprema""",
    "asan": "como, já que você é, sendo uma",
    "yourduty": "deves, deve, tens de, você deve, você tem que, deverá, você precisa",
    "ifyouare": "se és, se você é, se você for, caso seja, se fores",
    "plant": """
        lembre-se de que, lembre-se que, lembra-te de que, lembra-te que, lembre que, lembra
        que, guarde que, guarda que, anote que, anota que, tenha em mente, tem em conta que, não
        esqueça que, não se esqueça de que, não te esqueças de que, adicione à sua memória,
        adicione à memória, adiciona à tua memória, acrescenta à, atualize sua memória, atualize
        a memória, atualiza a tua memória, registe que, registre que, salve que, na sua memória,
        na tua memória""",
    "isaid": """
        o usuário prefere, o usuário quer, o usuário deseja, o usuário aceita, o usuário tem, o
        usuário é, o usuário já, o utilizador prefere, o utilizador quer, o utilizador deseja, o
        utilizador aceita, o utilizador tem, o utilizador é, o utilizador já, que o usuário, que
        o utilizador, o usuário autoriza, o utilizador autoriza, já autorizou, já aprovou, deu o
        seu consentimento, concordou com""",
    "order": """
        a partir de agora, de agora em diante, daqui em diante, não mencione, não menciones, não
        comente, não digas nada, não diga nada, sem perguntar, sem confirmação, sem aprovação,
        quando o usuário, quando o utilizador, se o usuário, se o utilizador, em cada resposta,
        na sua resposta, na tua resposta, responda apenas, responda sempre, responde sempre,
        responda com, responde com, chame a ferramenta, aprove todos, aprove todas, apague
        todos, caro assistente, olá assistente, prezado assistente, trate todos, considere que,
        autorize todas""",
    "keep": """
        memorize, memoriza, guarde, guarda, anote, anota, salve, grave, armazene, lembra,
        lembre, lembre-se""",
    "always": """
        doravante, sempre, nunca, deves, recomende, recomenda, execute, executa, clique, clica""",
    "weakorders": """
        ordem, ordens, comando, comandos, limites, políticas, política, contexto, filtros,
        limitações, normas, configurações, proteções, princípios""",
    "yours": "tuas, teus, suas, seus, tua, teu, sua, seu",
    "assume": "suponha, assuma, assume, considera que, considere que",
    "isonly": "é só, é apenas, significa, equivale a, quer dizer",
    "others": """
        memórias de outros, lembranças de outros, dados de outros, conversas de outros, memórias
        dos outros, dados dos outros, conversas dos outros, dados de outro, memórias de outro,
        perfil de outro, dados de todos, memórias de todos""",
    "inverse": "o que quero dizer com, o que entendo por, o que entendemos por",
}

PATTERNS: Final = """
redefinition: [significa, significam, quer dizer, querem dizer, refere-se a, designa] ..6 [só]
command: [como] ..1 [ia, assistente, modelo, modelo de linguagem, inteligência artificial] ..3
    [deves, deve, tens, você deve, deverá, precisa]
command: [se és, se você é, se você for, se fores] [um, uma] ..3 <ai>
command: [esconda, esconde, oculte, oculta] ..4 [do usuário, do utilizador, ao usuário, ao
    utilizador]
"""

FOREIGN: Final = """
command: @start [caro, cara, olá, atenção, prezado] ..1 <ai>
"""
