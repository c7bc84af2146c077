import { holdLaws } from './hold-laws.ts';

holdLaws(2, 300);
