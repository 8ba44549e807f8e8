type Category = Readonly<{
  id: string;
  type: 'mcc';
  title: string;
  mcc: number;
  keywords: readonly string[];
}>;
export type CategoryGroup = Readonly<{
  id: string;
  type: 'group';
  title: string;
  items: readonly Category[];
}>;

/** id, what customers would call it, the banks' number for it, and other words people look for it by. */
type Row = readonly [id: string, title: string, mcc: number, keywords: string];

const group = (id: string, title: string, rows: readonly Row[]): CategoryGroup => ({
  id,
  type: 'group',
  title,
  items: rows.map(([name, label, mcc, keywords]) => ({
    id: `${id}__${name}`,
    type: 'mcc',
    title: label,
    mcc,
    keywords: keywords.split(' '),
  })),
});

/** What a shop may sell, in two levels. */
export const CATEGORY_TREE: readonly CategoryGroup[] = [
  group('retail', 'Retail', [
    ['stationery', 'Stationery, paper and office supplies', 5943, 'pens notebooks cards printing'],
    ['clothing', 'Clothing and accessories', 5651, 'apparel fashion garments wear'],
    ['shoes', 'Shoes', 5661, 'footwear boots sneakers'],
    ['jewelry', 'Jewelry and watches', 5944, 'rings silver gold gems'],
    ['furniture', 'Furniture', 5712, 'chairs tables sofas'],
    ['home', 'Home furnishing and decoration', 5719, 'wallpaper lamps textiles kitchen'],
    ['garden', 'Garden and hardware supplies', 5261, 'plants tools nursery'],
    ['electronics', 'Electronics', 5732, 'phones cameras audio'],
    ['books', 'Books, newspapers and magazines', 5942, 'reading literature press'],
    ['toys', 'Toys, games and hobbies', 5945, 'children crafts models'],
    ['sports', 'Sporting goods', 5941, 'bicycles fitness outdoor'],
    ['cosmetics', 'Beauty products and cosmetics', 5977, 'makeup perfume skincare soap'],
    ['pets', 'Pet food and supplies', 5995, 'dogs cats animals'],
    ['gifts', 'Gifts, flowers and souvenirs', 5947, 'florist bouquets cards'],
    ['art', 'Art, antiques and collectibles', 5971, 'gallery paintings vintage'],
    ['other', 'Other retail', 5999, 'shop store merchandise'],
  ]),
  group('food', 'Food and drink', [
    ['grocery', 'Groceries', 5411, 'supermarket food delivery'],
    ['bakery', 'Bakery and sweets', 5462, 'bread cakes chocolate candy'],
    ['coffee', 'Coffee and tea', 5499, 'roastery beans specialty'],
    ['restaurant', 'Restaurants and takeaway', 5812, 'catering meals pizza'],
    ['alcohol', 'Wine, beer and spirits', 5921, 'liquor brewery bottle'],
  ]),
  group('digital', 'Digital goods', [
    ['software', 'Software and apps', 5734, 'saas licence computer download'],
    ['media', 'Books, films and music to download', 5815, 'ebooks video audio stock'],
    ['gaming', 'Games', 5816, 'video mobile in-app'],
    ['courses', 'Online courses', 8299, 'education lessons e-learning'],
  ]),
  group('services', 'Professional services', [
    ['consulting', 'Consulting', 7392, 'management advice coaching'],
    ['design', 'Design, photography and marketing', 7333, 'graphics agency advertising'],
    ['web', 'Web design and hosting', 7372, 'development programming sites'],
    ['legal', 'Legal and accounting', 8111, 'lawyer tax bookkeeping'],
    ['repair', 'Repairs', 7699, 'fixing electronics appliances'],
    ['crowdfunding', 'Crowdfunding', 8398, 'fundraising campaigns'],
    ['other', 'Other services', 7299, 'personal freelance'],
  ]),
  group('health', 'Health and beauty', [
    ['salon', 'Hair and beauty salons', 7230, 'barber nails spa'],
    ['fitness', 'Fitness and sports clubs', 7997, 'gym yoga membership'],
    ['medical', 'Medical services', 8099, 'doctor therapy clinic'],
    ['supplements', 'Vitamins and supplements', 5499, 'nutrition protein wellness'],
  ]),
  group('travel', 'Travel and stays', [
    ['lodging', 'Hotels and holiday homes', 7011, 'rooms apartments bed breakfast'],
    ['tours', 'Tours and travel agencies', 4722, 'trips excursions guides'],
    ['transport', 'Transport and rentals', 4789, 'cars bikes shuttle'],
  ]),
  group('events', 'Events and leisure', [
    ['tickets', 'Tickets', 7922, 'concerts theatre festival'],
    ['planning', 'Event planning', 7299, 'weddings parties'],
  ]),
  group('community', 'Community', [
    ['charity', 'Charities', 8398, 'donations giving fundraising'],
    ['religious', 'Religious organisations', 8661, 'church parish'],
    ['membership', 'Clubs and associations', 8641, 'members fees union'],
    ['education', 'Schools and training', 8299, 'teaching classes tutoring'],
  ]),
  group('making', 'Making and building', [
    ['construction', 'Building and trades', 1799, 'contractor plumber electrician'],
    ['manufacturing', 'Manufacturing and wholesale', 5099, 'industrial supplier bulk'],
    ['printing', 'Printing and publishing', 2741, 'books posters press'],
  ]),
];

/** What the store said of itself when it was set up, as a category. */
export const INDUSTRY_TO_CATEGORY: Readonly<Record<string, string>> = {
  'fashion-apparel-accessories': 'retail__clothing',
  'health-beauty': 'retail__cosmetics',
  'electronics-computers': 'retail__electronics',
  'food-drink': 'food__grocery',
  'home-furniture-garden': 'retail__home',
  'education-and-learning': 'community__education',
  'arts-and-crafts': 'retail__art',
  'sports-and-recreation': 'retail__sports',
  'books-and-stationery': 'retail__stationery',
  other: 'retail__other',
};
