import type { Words } from '#languages/kit/words.ts';
import type {
  mailChoicesCopy as englishMailChoicesCopy,
  personCopy as englishPersonCopy,
} from '#web/features/person/person-copy.ts';

export const personCopy: Words<typeof englishPersonCopy> = {
  loading: 'Usuario',
  failed: 'No se ha podido cargar esta persona.',
  missing: 'No hay nadie en esta dirección',
  missingText: 'Puede que la cuenta se haya eliminado o que la dirección esté incompleta.',
  you: 'Eres tú',
  about: 'Información',
  name: 'Nombre',
  email: 'Correo',
  since: 'Aquí desde',
  mayDo: 'Puede hacer',
  nothing: 'Nada en esta administración',
  password: 'Cambiar tu contraseña',
  passwordLead: 'Tu sesión sigue abierta aquí y se cierra en todas las demás partes.',
  current: 'Contraseña actual',
  next: 'Contraseña nueva',
  nextHelp: 'Al menos 12 caracteres.',
  again: 'Repite la contraseña nueva',
  currentMissing: 'Escribe tu contraseña actual.',
  tooShort: 'Usa al menos 12 caracteres.',
  tooLong: 'Usa como máximo 1024 caracteres.',
  different: 'Las dos contraseñas nuevas son distintas.',
  save: 'Cambiar contraseña',
  saved: 'Tu contraseña se ha cambiado.',
  notSaved: 'Tu contraseña no se ha cambiado.',
  unsaved: 'Tu contraseña nueva aún no está guardada.',
};

export const mailChoicesCopy: Words<typeof englishMailChoicesCopy> = {
  title: 'Qué te llega por correo',
  lead: 'Todo está en los avisos de todos modos. Cada elección se guarda de inmediato y es solo tuya.',
  failed: 'No se han podido cargar tus elecciones.',
  saved: 'Tu elección se ha guardado.',
  notSaved: 'Tu elección no se ha guardado.',
  kinds: {
    dispute_due: {
      label: 'Disputas que esperan respuesta',
      help: 'Siete, tres y un día antes de que termine el plazo, y un día antes de que un borrador se presente o se pierda.',
    },
    export_ready: {
      label: 'Archivos que has pedido',
      help: 'El propio archivo si es pequeño; si no, un enlace.',
    },
    payout_trouble: {
      label: 'Transferencias fallidas o fuera de plazo',
      help: 'En diez minutos como máximo.',
    },
    holds_ending: {
      label: 'Pagos retenidos para revisión y retenciones a punto de terminar',
      help: 'Cuando hay uno nuevo sobre el que decidir o que capturar.',
    },
    dispute_decided: { label: 'Disputas ganadas y perdidas', help: 'Cuando el banco ha decidido.' },
    refund_returned: {
      label: 'Reembolsos devueltos por el banco',
      help: 'Cuando el banco de un cliente no aceptó el dinero.',
    },
    requirements: {
      label: 'Datos que necesita el proveedor de pagos',
      help: 'Cuando falta algo y cuando está fuera de plazo.',
    },
  },
  always: {
    label: 'Seguridad y cambios de la cuenta bancaria',
    help: 'Siempre por correo: dispositivos nuevos, contraseñas, claves de API y adónde va tu dinero.',
  },
};
