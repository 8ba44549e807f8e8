import { numberedRandom, type Random, weighted } from '#provider/simulator/facts/seeded-random.ts';
import { addressBy } from './addresses.ts';
import { COUNTRIES, type Country } from './countries.ts';
import { LONG_NAMES, NAME_LISTS, type NameList, type NamePart } from './name-lists.ts';
import type { WorldAddress } from './world-rows.ts';

/** Somebody who buys. The nth customer of a seed is always the same person, so nobody needs to be kept in memory. */
export type Customer = Readonly<{
  index: number;
  name: string;
  email: string;
  country: Country;
  /** Where they live: for the nth customer always the same place. */
  address: WorldAddress;
  /** Guests pay without an account: their orders name nobody of the customers table. */
  isGuest: boolean;
}>;

const GUEST_SHARE = 0.12;
const LONG_NAME_SHARE = 0.003;
/** One in twelve lives abroad from where the name was given. */
const FOREIGN_NAME_SHARE = 0.08;
/** Names reserved for documentation by RFC 2606: no demonstration ever writes to a real person. */
const MAIL_DOMAINS = [
  'example.com',
  'example.com',
  'example.org',
  'example.net',
  'mail.example',
  'post.example',
];

type Spelled = Readonly<{ written: string; latin: string }>;
type Tongue = Readonly<{ given: readonly Spelled[]; family: readonly Spelled[]; familyFirst: boolean }>;

/** The Latin letters of a name without their marks, as people spell themselves in an address. */
function latin(part: NamePart): string {
  if (typeof part !== 'string') return part[1];
  return part
    .replace(/ß/g, 'ss')
    .replace(/[øØ]/g, 'o')
    .replace(/[łŁ]/g, 'l')
    .replace(/[đĐ]/g, 'd')
    .replace(/ı/g, 'i')
    .replace(/æ/g, 'ae')
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase();
}

const spelled = (part: NamePart): Spelled => ({
  written: typeof part === 'string' ? part : part[0],
  latin: latin(part),
});
const tongue = ({ given, family, familyFirst = false }: NameList): Tongue => ({
  given: given.map(spelled),
  family: family.map(spelled),
  familyFirst,
});
const TONGUES = new Map<string, Tongue>(
  Object.entries(NAME_LISTS).map(([name, list]) => [name, tongue(list)]),
);
const ALL_TONGUES = [...TONGUES.values()];

function nameOf(random: Random, country: Country): { name: string; mailbox: string } {
  if (random.chance(LONG_NAME_SHARE)) {
    const [name, mailbox] = random.pick(LONG_NAMES);
    return { name, mailbox };
  }
  const own = TONGUES.get(country.tongue);
  const { given, family, familyFirst } =
    own && !random.chance(FOREIGN_NAME_SHARE) ? own : random.pick(ALL_TONGUES);
  const first = random.pick(given);
  const last = random.pick(family);
  const name = familyFirst ? `${last.written} ${first.written}` : `${first.written} ${last.written}`;
  return { name, mailbox: `${first.latin}.${last.latin}` };
}

/** At home and abroad: most customers share the country of the shop, wherever it stands. */
function countriesAround(home: string): readonly (readonly [Country, number])[] {
  const shareOf = (code: string) => COUNTRIES.find((country) => country.code === code)?.share ?? 0;
  const largest = COUNTRIES.reduce((a, b) => (b.share > a.share ? b : a));
  return COUNTRIES.map((country) => {
    if (country.code === home) return [country, largest.share] as const;
    return [country, country === largest ? shareOf(home) : country.share] as const;
  });
}

export function customersOf(seed: string, home: string): (index: number) => Customer {
  const randomOf = numberedRandom(`${seed}/customers`);
  const randomOfAddress = numberedRandom('addresses');
  const pickCountry = weighted(countriesAround(home));
  return (index) => {
    const random = randomOf(index);
    const country = pickCountry(random);
    const { name, mailbox } = nameOf(random, country);
    const email = `${mailbox}${index.toString(36)}@${random.pick(MAIL_DOMAINS)}`;
    const address = addressBy(randomOfAddress(index), { name, country });
    return { index, name, email, country, address, isGuest: random.chance(GUEST_SHARE) };
  };
}
