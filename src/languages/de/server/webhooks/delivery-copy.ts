import type { Words } from '#languages/kit/words.ts';
import type { deliveryCopy as english } from '#server/webhooks/delivery-copy.ts';

export const deliveryCopy: Words<typeof english> = {
  problems: {
    privateNetwork: 'Die Adresse führt in ein privates Netz, in das nichts gesendet wird.',
    otherProtocol: 'Gesendet wird nur an Adressen mit http oder https.',
    unknownName: 'Der Name in der Adresse ist nicht bekannt.',
    notLookedUp: 'Der Name in der Adresse konnte nicht nachgeschlagen werden.',
    nobody: 'Unter der Adresse antwortet niemand.',
    cut: 'Der Empfänger hat die Verbindung getrennt.',
    unreachable: 'Die Adresse ist nicht erreichbar.',
    late: 'Keine vollständige Antwort innerhalb von 10 Sekunden.',
    redirected:
      'Der Empfänger hat uns weitergeleitet, aber Weiterleitungen folgen wir nicht. Geben Sie die Adresse ein, zu der sie führen.',
    ownerGone:
      'Die Person oder der API-Schlüssel, für die dieser Webhook handelt, ist nicht mehr hier oder darf das nicht mehr lesen. Legen Sie ihn neu an.',
    notThere: 'Was sich geändert hat, gibt es nicht mehr.',
  },
  failed: (technical) => `Die Verbindung ist fehlgeschlagen: ${technical}`,
  answered: (status) => `Der Empfänger hat mit ${status} geantwortet.`,
};
