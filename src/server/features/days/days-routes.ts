import * as contract from '#contract/days.ts';
import { type Route, route } from '../../http/route.ts';
import { readClosedDay, signOff } from './close-day.ts';

export const daysRoutes: readonly Route[] = [
  route(contract.readDay, (context, { day }) => readClosedDay(context, day)),
  route(contract.signOffDay, signOff),
];
