import type { Words } from '#languages/kit/words.ts';
import { figure, plural } from '#languages/pt-BR/speech.ts';
import type { CONTROL_WORDS as english } from '#web/ui/control-words-copy.ts';

export const CONTROL_WORDS: Words<typeof english> = {
  close: 'Fechar',
  copied: 'Copiado',
  copy: (what) => `Copiar ${what}`,
  actionFailed: 'Não deu certo. Você pode tentar de novo.',
  cancel: 'Cancelar',
  clearSearch: 'Limpar a busca',
  charactersLeft: (left) =>
    plural(left, { one: `Resta ${left} caractere`, other: `Restam ${figure(left)} caracteres` }),
  charactersOver: (over) =>
    plural(over, { one: `${over} caractere a mais`, other: `${figure(over)} caracteres a mais` }),
  steps: 'Etapas',
  stepDone: 'concluída',
  columnsTitle: 'Colunas, guardadas para você',
  usualColumns: 'Voltar às colunas habituais',
  daysTo: 'a',
  nothingMatches: 'Nada corresponde.',
  searching: 'Buscando',
  showSuggestions: 'Mostrar sugestões',
  openCalendar: 'Abrir o calendário',
  previousMonth: 'Mês anterior',
  nextMonth: 'Próximo mês',
  startDate: 'Data inicial',
  endDate: 'Data final',
  readAsTable: 'Ler como tabela',
  alongChart: (title) => `${title}, dia a dia`,
  day: 'Dia',
};
