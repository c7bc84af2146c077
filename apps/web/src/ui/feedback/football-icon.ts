import { createLucideIcon } from 'lucide-react';

const PANELS = [
  'M12 7.8 16 10.7 14.5 15.4H9.5L8 10.7Z',
  'M12 7.8V2',
  'm16 10.7 5.5-1.8',
  'm14.5 15.4 3.4 4.7',
  'm9.5 15.4-3.4 4.7',
  'm8 10.7-5.5-1.8',
];

/** A football, drawn as the other icons are; their set has none. */
export const FootballIcon = createLucideIcon('football', [
  ['circle', { cx: '12', cy: '12', r: '10', key: 'ball' }],
  ...PANELS.map((d): ['path', { d: string; key: string }] => ['path', { d, key: d }]),
]);
