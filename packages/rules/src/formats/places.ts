/** The final places of a format, and what they are worth. */
import { type Course, clubsOf } from './course.ts';
import type { Format } from './format.ts';
import type { FormatPlace } from './match.ts';

/** Every entrant once, best placed first. R-FRM-3, R-FRM-8 */
export function finalPlaces(course: Course): FormatPlace[] {
  const places: FormatPlace[] = [];
  for (const shared of clubsOf(course, course.format.places)) {
    const worth = worthOf(course.format, places.length + 1);
    places.push(...shared.map((clubId) => ({ ...worth, clubId })));
  }
  return places;
}

function worthOf({ prizes = [], awardPlaces = [], zones = [] }: Format, place: number): Omit<FormatPlace, 'clubId'> {
  const { money, credits } = prizes.find((prize) => prize.place === place) ?? { money: 0, credits: 0 };
  const zone = zones.find(({ places: [first, last] }) => place >= first && place <= last)?.zone ?? null;
  return { place, money, credits, isAwarded: awardPlaces.includes(place), zone };
}
