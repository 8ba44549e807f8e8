import { expect, test } from 'vitest';
import { drawingOf, productPicture } from './product-picture.ts';

test.each([
  ['Linen notebook A5, sage', 'notebook'],
  ['Leather notebook cover A4', 'notebook'],
  ['Weekly desk planner, 60 sheets', 'notebook'],
  ['Fountain pen ink, harbour blue, 30 ml', 'ink'],
  ['Steel fountain pen, fine nib', 'pen'],
  ['Gel pens 0.5 mm, set of 5', 'pen'],
  ['Wool felt pen case', 'box'],
  ['Cedar pencils HB, set of 3', 'pencil'],
  ['Brass pencil sharpener', 'tool'],
  ['Brass paper clips, tin of 20', 'box'],
  ['Thank-you cards, box of 6', 'card'],
  ['Laid letter paper, 50 sheets', 'paper'],
  ['Watercolour half pans, set of 12', 'paint'],
  ['Heavy canvas tote bag', 'bag'],
  ['Waxed canvas satchel', 'bag'],
  ['Bridle leather briefcase', 'bag'],
  ['Sealing wax kit with two stamps', 'box'],
  ['Brass desk lamp', 'lamp'],
  ['Quiet desk clock', 'clock'],
  ['Bentwood desk chair', 'chair'],
  ['Writing desk, solid ash', 'desk'],
  ['Wall shelf, oiled oak', 'shelf'],
  ['Speckled stoneware mug', 'mug'],
  ['Terracotta desk planter', 'pot'],
  ['Cedar and smoke candle', 'candle'],
  ['Linen studio apron', 'apron'],
  ['Something nobody drew', 'thing'],
  ['', 'thing'],
])('%s is drawn as: %s', (name, picture) => {
  expect(productPicture(name)).toBe(picture);
  expect(drawingOf(name)).toMatch(/^M[\d\sa-zA-Z.,-]+$/);
});
