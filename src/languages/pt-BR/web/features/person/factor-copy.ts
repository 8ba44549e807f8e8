import type { Words } from '#languages/kit/words.ts';
import { figure, plural } from '#languages/pt-BR/speech.ts';
import type {
  factorCopy as englishFactorCopy,
  sessionsCopy as englishSessionsCopy,
} from '#web/features/person/factor-copy.ts';

export const factorCopy: Words<typeof englishFactorCopy> = {
  title: 'Segunda etapa',
  lead: 'Com o que você entra além da senha. Quem descobrir só a sua senha fica de fora.',
  failed: 'Não foi possível carregar a segunda etapa.',
  demanded: 'Sua função precisa de uma: a última não pode ser removida.',
  codes: 'Códigos de um aplicativo autenticador',
  codesOff: 'Desativados',
  codesSince: (when) => `Desde ${when}`,
  addCodes: 'Configurar',
  removeCodes: 'Desativar',
  removeCodesTitle: 'Desativar os códigos?',
  removeCodesText:
    'Depois disso, os códigos do seu aplicativo para esta loja não valem nada. Você pode configurá-los de novo a qualquer momento.',
  codesRemoved: 'Os códigos estão desativados.',
  codesAdded: 'Os códigos estão ativados.',
  passkeys: 'Chaves de acesso',
  noPasskeys:
    'Nenhuma ainda. Uma chave de acesso é a sua digital, o seu rosto ou o seu PIN em um dispositivo seu, e dispensa a senha.',
  impossible: {
    no_name:
      'Não neste endereço: as chaves de acesso pertencem a um nome, e esta loja é aberta por um número. Quem cuida do servidor precisa colocar um nome em PUBLIC_URL.',
    no_https: 'Não neste endereço: as chaves de acesso precisam de https.',
  },
  unknown: 'Este navegador não aceita chaves de acesso.',
  addPasskey: 'Adicionar uma chave de acesso',
  passkeyName: 'Nome',
  passkeyNameHelp: 'Para você reconhecer o dispositivo.',
  passkeyNameMissing: 'Digite um nome.',
  passkeyNext: 'Continuar',
  passkeyLead:
    'Seu navegador pede então a sua digital, o seu rosto ou o seu PIN, ou uma chave física que você conecta.',
  passkeyAdded: 'A chave de acesso foi adicionada.',
  notAdded: 'Nada foi adicionado.',
  renamePasskey: 'Renomear',
  renamePasskeyName: (name) => `Renomear a chave de acesso ${name}`,
  renamePasskeyTitle: (name) => `Renomear “${name}”`,
  renamePasskeyAction: 'Salvar o nome',
  passkeyRenamed: 'A chave de acesso tem o novo nome.',
  notRenamed: 'O nome não foi salvo.',
  removePasskey: 'Remover',
  removePasskeyName: (name) => `Remover a chave de acesso ${name}`,
  removePasskeyTitle: (name) => `Remover “${name}”?`,
  removePasskeyText: 'Ela não deixa mais ninguém entrar. Remova-a também no dispositivo.',
  passkeyRemoved: 'A chave de acesso foi removida.',
  synced: 'Em todos os seus dispositivos',
  oneDevice: 'Em um dispositivo',
  neverUsed: 'Nunca usada',
  lastUsed: (when) => `Último uso em ${when}`,
  recovery: 'Códigos de recuperação',
  left: (count) => plural(count, { one: `Resta ${count}`, other: `Restam ${count}` }),
  few: (count) =>
    count === 0
      ? 'Não resta nenhum. Crie novos: sem eles, um dispositivo perdido deixa você de fora.'
      : plural(count, {
          one: `Só resta ${count}. Crie novos antes que acabem.`,
          other: `Só restam ${count}. Crie novos antes que acabem.`,
        }),
  renew: 'Criar novos',
  renewTitle: 'Criar novos códigos de recuperação?',
  renewText: 'Os que você guardou deixam de valer na hora.',
  renewAction: 'Criar novos códigos',
  codesTitle: 'Seus códigos de recuperação',
  codesText:
    'Cada um deixa você entrar uma vez quando estiver sem o dispositivo. Guarde-os onde possa encontrá-los sem ele: não serão mostrados de novo.',
  codesDone: 'Já guardei',
  copyAll: 'todos os códigos de recuperação',
  setupTitle: 'Configurar códigos',
  setupLead:
    'Leia o código QR com um aplicativo autenticador no seu celular e digite o código que ele mostrar.',
  square: 'Um código QR para o seu aplicativo autenticador. Abaixo está o mesmo em texto.',
  secret: 'Ou digite isto no aplicativo',
  code: 'Código',
  codeHelp: 'Seis dígitos.',
  codeMissing: 'Digite o código que o aplicativo mostra.',
  confirm: 'Ativar',
  cancel: 'Cancelar',
  reset: 'Redefinir a segunda etapa',
  resetTitle: 'Redefinir a segunda etapa desta pessoa?',
  resetText:
    'Para alguém que perdeu o dispositivo e os códigos de recuperação. Em 24 horas as chaves de acesso e os códigos dessa pessoa deixam de valer, e ela entra só com a senha até configurar de novo. Ela é avisada por e-mail agora e pode cancelar entrando com o que tem. Confirme por telefone que é mesmo ela quem pede.',
  resetAsked: 'A segunda etapa será redefinida em 24 horas.',
  ownReset: {
    title: (by) => `${by} pediu para redefinir a sua segunda etapa.`,
    due: 'Ela é removida em',
    text: 'Se você não a perdeu, mantenha-a e pergunte o motivo a essa pessoa.',
    end: 'Manter minha segunda etapa',
  },
  otherReset: {
    title: (by) => `${by} pediu para redefinir esta segunda etapa.`,
    due: 'Ela é removida em',
    text: 'Entrar com ela cancela a redefinição.',
    end: 'Cancelar a redefinição',
  },
  resetEnded: 'A redefinição foi cancelada.',
  none: 'Não configurada.',
};

export const sessionsCopy: Words<typeof englishSessionsCopy> = {
  title: 'Sessões abertas',
  lead: 'Onde a sua conta está aberta agora. Encerre o que você não conhece e mude a sua senha.',
  leadOther: 'Onde esta conta está aberta agora.',
  failed: 'Não foi possível carregar as sessões.',
  lastSeen: (when) => `última visita em ${when}`,
  since: (when) => `desde ${when}`,
  here: 'Esta',
  end: 'Encerrar',
  endName: (device, ip) => `Encerrar a sessão de ${device} em ${ip}`,
  ended: 'A sessão foi encerrada.',
  endOthers: 'Encerrar todas as outras',
  endAll: 'Encerrar todas',
  endedMany: (count) =>
    plural(count, {
      one: `${count} sessão foi encerrada.`,
      other: `${figure(count)} sessões foram encerradas.`,
    }),
  notEnded: 'A sessão não foi encerrada.',
  none: 'Ninguém entrou com esta conta.',
};
