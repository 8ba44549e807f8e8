import type { Random } from '#provider/simulator/facts/seeded-random.ts';
import type { Country } from './countries.ts';
import type { WorldAddress } from './world-rows.ts';

/** A city with its region, its postcodes (9 stands for any digit, A for any letter) and how a street is written there. */
type City = readonly [city: string, state: string, postcode: string, street: string];

/** `#` is the number of the house. */
const CITIES: Readonly<Record<string, readonly City[]>> = {
  US: [
    ['Portland', 'OR', '97299', '# Alder Street'],
    ['Austin', 'TX', '78799', '# Pecan Avenue'],
    ['Brooklyn', 'NY', '11299', '# Willow Place'],
    ['Madison', 'WI', '53799', '# Lakeshore Drive'],
    ['Santa Fe', 'NM', '87599', '# Canyon Road'],
  ],
  GB: [
    ['Bristol', '', 'BS9 9AA', '# Harbour Row'],
    ['Leeds', '', 'LS9 9AA', '# Mill Lane'],
    ['Edinburgh', '', 'EH9 9AA', '# Castle Wynd'],
  ],
  CA: [['Halifax', 'NS', 'B3A 9A9', '# Barrington Street']],
  AU: [['Hobart', 'TAS', '7099', '# Salamanca Place']],
  IE: [['Galway', '', 'H91 A9A9', '# Quay Street']],
  NZ: [['Dunedin', '', '9099', '# Stuart Street']],
  DE: [
    ['Berlin', '', '10499', 'Kastanienallee #'],
    ['Leipzig', '', '04199', 'Lindenstraße #'],
  ],
  AT: [['Graz', '', '8099', 'Herrengasse #']],
  CH: [['Basel', '', '4099', 'Rheingasse #']],
  FR: [['Lyon', '', '69009', '# rue des Tanneurs']],
  BE: [['Gent', '', '9099', 'Korenmarkt #']],
  NL: [['Utrecht', '', '3599 AA', 'Oudegracht #']],
  LU: [['Luxembourg', '', '2999', '# rue du Nord']],
  ES: [['Valencia', '', '46099', 'Calle del Mar, #']],
  MX: [['Puebla', '', '72099', 'Calle Reforma #']],
  CL: [['Valparaíso', '', '2349999', 'Avenida Alemania #']],
  IT: [['Bologna', 'BO', '40199', 'Via Zamboni, #']],
  PT: [['Porto', '', '4099-999', 'Rua das Flores, #']],
  BR: [['Curitiba', 'PR', '80999-999', 'Rua XV de Novembro, #']],
  SE: [['Uppsala', '', '753 99', 'Kungsgatan #']],
  NO: [['Bergen', '', '5099', 'Bryggen #']],
  DK: [['Aarhus', '', '8099', 'Nørregade #']],
  FI: [['Tampere', '', '33999', 'Hämeenkatu #']],
  PL: [['Kraków', '', '31-999', 'ul. Floriańska #']],
  CZ: [['Brno', '', '602 99', 'Masarykova #']],
  HU: [['Szeged', '', '6799', 'Kárász utca #']],
  RO: [['Cluj-Napoca', '', '400999', 'Strada Memorandumului #']],
  GR: [['Θεσσαλονίκη', '', '546 99', 'Τσιμισκή #']],
  CY: [['Λεμεσός', '', '3099', 'Αγίου Ανδρέου #']],
  BG: [['Пловдив', '', '4099', 'ул. Гладстон #']],
  UA: [['Львів', '', '79099', 'вул. Шевська, #']],
  TR: [['İzmir', '', '35999', 'Kordon Caddesi No. #']],
  AE: [['دبي', '', '', 'شارع الوصل #']],
  SA: [['جدة', '', '21999', 'شارع التحلية #']],
  KW: [['مدينة الكويت', '', '13099', 'شارع فهد السالم #']],
  BH: [['المنامة', '', '999', 'شارع الحكومة #']],
  JO: [['عمّان', '', '11199', 'شارع الرينبو #']],
  IL: [['חיפה', '', '3399999', 'שדרות בן גוריון #']],
  IN: [['पुणे', 'MH', '411099', '#, महात्मा गांधी मार्ग']],
  CN: [['杭州市', '浙江', '310099', '西湖路#号']],
  HK: [['香港', '', '', '皇后大道西#號']],
  SG: [['Singapore', '', '069999', '# Telok Ayer Street']],
  JP: [
    ['京都市中京区', '京都府', '604-8999', '烏丸通#'],
    ['札幌市中央区', '北海道', '060-0999', '大通西#'],
  ],
  KR: [['부산광역시', '', '48999', '해운대로 #']],
  TH: [['เชียงใหม่', '', '50299', '# ถนนนิมมานเหมินท์']],
  VN: [['Đà Nẵng', '', '550999', '# Bạch Đằng']],
};

const LETTERS = 'ABCDEFGHJKLMNPRSTUVWXY';

/** Only marks of the pattern's tail vary: what comes first names the town. */
const postcodeOf = (random: Random, pattern: string): string =>
  pattern.replaceAll(/9(?=.{0,3}$)|A/g, (mark) =>
    mark === '9' ? String(random.below(10)) : random.pick([...LETTERS]),
  );

/** Some place in the customer's country, as chance has it. */
export function addressBy(
  random: Random,
  { name, country }: Readonly<{ name: string; country: Country }>,
): WorldAddress {
  const [city, state, postcode, street] = random.pick(CITIES[country.code] ?? FALLBACK);
  return {
    name,
    address_1: street.replace('#', String(random.between(1, 140))),
    city,
    state,
    postcode: postcodeOf(random, postcode),
    country: country.code,
  };
}

const FALLBACK: readonly City[] = [['Springfield', '', '', '# Main Street']];
