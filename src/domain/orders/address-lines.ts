type Address = Readonly<{
  name: string;
  address_1: string;
  city: string;
  state: string;
  postcode: string;
  country: string;
}>;

/** Where the postcode follows the place; elsewhere it stands before it. */
const POSTCODE_LAST = ['AU', 'CA', 'GB', 'HK', 'IE', 'IN', 'NZ', 'SG', 'TH', 'US', 'VN'];

/** An address as it would be written on a parcel, without the country's name. Parts that are missing leave no gap. */
export function addressLines({
  name,
  address_1,
  city,
  state,
  postcode,
  country,
}: Address): readonly string[] {
  const place = POSTCODE_LAST.includes(country)
    ? joined([joined([city, state], ', '), postcode], ' ')
    : joined([joined([postcode, city], ' '), state], ', ');
  return [name, address_1, place].filter((line) => line !== '');
}

const joined = (parts: readonly string[], mark: string): string =>
  parts.filter((part) => part !== '').join(mark);
