import type { Words } from '#languages/kit/words.ts';
import type { teamNotesCopy as english } from '#web/blocks/team-notes/team-notes-copy.ts';

export const teamNotesCopy: Words<typeof english> = {
  title: 'Notas da equipe',
  only: 'Só a sua equipe vê.',
  nameCustomers: 'As notas podem citar clientes.',
  none: 'Ninguém escreveu nada ainda.',
  failed: 'Não foi possível carregar as notas.',
  add: 'Adicionar uma nota',
  edit: 'Alterar a nota',
  addAction: 'Adicionar nota',
  saveAction: 'Salvar nota',
  change: 'Editar',
  remove: 'Excluir',
  changeOf: (when) => `Editar sua nota de ${when}`,
  removeOf: (when) => `Excluir sua nota de ${when}`,
  removeTitle: 'Excluir esta nota?',
  removeText: 'Os outros deixam de vê-la. O registro de auditoria guarda o que ela dizia.',
  keep: 'Manter',
  empty: 'Escreva algo primeiro.',
  tooLong: (most) => `Uma nota tem no máximo ${most} caracteres.`,
  somebody: 'Alguém que não está mais aqui',
  edited: (when) => `${when}, editada`,
  added: 'A nota foi adicionada.',
  saved: 'A nota foi salva.',
  removed: 'A nota foi excluída.',
  masked: (words) =>
    `${words} Um número de cartão foi mascarado: só os quatro últimos dígitos são guardados.`,
  notSaved: 'A nota não foi salva. Seu texto continua aqui.',
  notRemoved: 'A nota não foi excluída.',
  unsaved: 'Você escreveu uma nota que ainda não foi adicionada.',
};
