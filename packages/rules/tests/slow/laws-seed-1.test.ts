import { holdLaws } from './hold-laws.ts';

holdLaws(1, 300);
