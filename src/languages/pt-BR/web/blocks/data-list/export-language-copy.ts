import type { Words } from '#languages/kit/words.ts';
import type { exportLanguageCopy as english } from '#web/blocks/data-list/export-language-copy.ts';

export const exportLanguageCopy: Words<typeof english> = {
  title: 'Em que idioma você quer o arquivo?',
  language: 'Idioma do arquivo',
  english: 'Inglês',
  loading: 'Carregando o idioma das suas exportações',
  always: 'Usar sempre este idioma',
  alwaysHelp: 'Não perguntaremos de novo. Também está nas configurações, em Relatórios.',
  export: 'Exportar',
  notSaved: 'Sua escolha não foi salva. Tente de novo ou exporte sem ela.',
};
