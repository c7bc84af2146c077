import fc from 'fast-check';
import * as ours from '../format/index.ts';
import { momentArbitrary } from '../testing/arbitraries/clock.ts';
import type { Law } from './law.ts';

const folder = 'format';
const zoneArbitrary = () => fc.constantFrom('UTC', 'America/Sao_Paulo', 'Asia/Tokyo');

export const formatLaws: readonly Law[] = [
  {
    name: 'money shown can be read back as its whole dollars, and never breaks over two lines',
    folder,
    requirements: ['R-FMT-1', 'R-FMT-2'],
    property: ({ rules }) =>
      fc.property(fc.integer({ min: -2_000_000_000, max: 2_000_000_000 }), fc.nat(4), (dollars, tenths) => {
        const text = rules.formatMoney(dollars < 0 ? dollars - tenths / 10 : dollars + tenths / 10);
        const digits = Number(text.replaceAll(/\D/g, ''));
        return (
          (text.startsWith('\u2212') ? 0 - digits : digits) === dollars &&
          text.includes('$\u00a0') &&
          !text.includes(' ') &&
          !text.includes('-')
        );
      }),
    broken: {
      what: 'the space is an ordinary one',
      rules: { formatMoney: (value) => ours.formatMoney(value).replace('\u00a0', ' ') },
    },
  },
  {
    name: 'a date with its year is the date without it, a slash and four digits, in every zone',
    folder,
    requirements: ['R-FMT-3', 'R-FMT-5'],
    property: ({ rules }) =>
      fc.property(momentArbitrary(), zoneArbitrary(), (moment, timeZone) => {
        const day = rules.formatDate(moment, { timeZone });
        const full = rules.formatDate(moment, { timeZone, year: true });
        return /^\d\d\/\d\d$/.test(day) && full.startsWith(`${day}/`) && /^\d{4}$/.test(full.slice(6));
      }),
    broken: {
      what: 'the year comes first',
      rules: {
        formatDate: (ms, options) =>
          options?.year ? `2026/${ours.formatDate(ms, options)}` : ours.formatDate(ms, options),
      },
    },
  },
  {
    name: 'times are of a 24-hour clock, and in UTC they are the time since midnight',
    folder,
    requirements: ['R-FMT-4', 'R-FMT-5'],
    property: ({ rules }) =>
      fc.property(momentArbitrary(), zoneArbitrary(), (moment, timeZone) => {
        const [hours = NaN, minutes = NaN] = rules.formatTime(moment).split(':').map(Number);
        const minuteOfDay = rules.differenceInMinutes(rules.startOfUtcDay(moment), moment);
        return (
          hours * 60 + minutes === minuteOfDay &&
          /^([01]\d|2[0-3]):[0-5]\d$/.test(rules.formatTime(moment, { timeZone }))
        );
      }),
    broken: {
      what: 'midnight is 24:00',
      rules: { formatTime: (ms, options) => ours.formatTime(ms, options).replace(/^00/, '24') },
    },
  },
];
