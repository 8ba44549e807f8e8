import { isDocumentType } from '#domain/account/document-type.ts';
import type { Words } from '#languages/kit/words.ts';
import { documentTypeLabel } from '#languages/pt-BR/domain/account/document-type-copy.ts';
import type {
  documentsCopy as englishDocumentsCopy,
  documentsListCopy as englishDocumentsListCopy,
  vatCopy as englishVatCopy,
} from '#web/features/documents/documents-copy.ts';

export const documentsListCopy: Words<typeof englishDocumentsListCopy> = {
  name: 'Documentos',
  things: (count) => (count === 1 ? 'documento' : 'documentos'),
  failed: 'Erro ao obter os documentos.',
  empty: {
    icon: 'document',
    title: 'Ainda não há documentos',
    text: 'No primeiro dia de cada mês aparece aqui a fatura fiscal das tarifas do mês anterior.',
  },
};

export const documentsCopy: Words<typeof englishDocumentsCopy> = {
  title: 'Documentos',
  statements: 'Resumos mensais',
  columns: {
    date: 'Data',
    type: 'Tipo',
    number: 'Número',
    period: 'Período',
    fees: 'Tarifas',
    download: 'Baixar',
  },
  filters: {
    date: 'Data',
    type: 'Tipo',
  },
  typeLabel: (type) => (isDocumentType(type) ? documentTypeLabel[type] : type),
  unknownType: 'Tipo de documento desconhecido',
  unknownDocument: 'Esse documento não existe',
  noPeriod: 'Fatura fiscal sem datas de período válidas',
  period: (from, to) => `${from} a ${to}`,
  noFees: 'Sem tarifas',
  download: 'Baixar',
  downloadOf: (type, period) => `Baixar ${type}, ${period}`,
  notDownloaded: 'O documento não foi baixado.',
  newTab: (name) => `${name}, abre em nova aba`,
};

export const vatCopy: Words<typeof englishVatCopy> = {
  steps: { number: 'Número fiscal', details: 'Dados da empresa' },
  numberTitle: 'Informe seus dados fiscais',
  numberText: 'As faturas fiscais trazem estes dados. Perguntamos uma vez, antes do primeiro download.',
  registered: (country) => (country === 'JP' ? 'Tenho um número corporativo' : 'Tenho um número de IVA'),
  continue: 'Continuar',
  cancel: 'Cancelar',
  back: 'Voltar',

  detailsTitle: 'Confirme os dados da sua empresa',
  detailsText: 'É assim que a sua empresa aparece em todas as faturas fiscais.',
  name: 'Nome da empresa',
  address: 'Endereço',
  confirm: 'Confirmar',
  confirmHint: 'Preencha os dois para continuar.',
  notSaved: 'Seus dados fiscais não foram salvos.',
};
