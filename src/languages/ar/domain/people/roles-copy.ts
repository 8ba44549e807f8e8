import type { rolesCopy as english } from '#domain/people/roles-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const rolesCopy: Words<typeof english> = {
  owner: {
    name: 'مالك',
    what: 'كل شيء، ومنه الأشخاص والمفاتيح.',
  },
  manager: {
    name: 'مدير',
    what: 'كل شيء ما عدا الأشخاص والمفاتيح.',
  },
  support: {
    name: 'دعم',
    what: 'لمساعدة العملاء: استرداد حتى حد معيّن، وتحصيل، ودفعات موقوفة، ونزاعات. بلا تصدير ولا تحويلات.',
  },
  accountant: {
    name: 'محاسب',
    what: 'قراءة كل شيء، والتصدير، والمستندات. لا يحرّك مالًا ولا يغيّر شيئًا.',
  },
  viewer: {
    name: 'مطّلع',
    what: 'عرض المدفوعات والتحويلات، دون أسماء العملاء وعناوينهم.',
  },
};
