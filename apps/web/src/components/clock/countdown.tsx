import { Plural, useLingui } from '@lingui/react/macro';
import { DAY, HOUR, MINUTE } from '@mundo-manager/rules/clock';
import { isImminent } from '@mundo-manager/rules/match-window';
import type { ReactNode } from 'react';
import { PlateNumber } from '../player/number-plates.tsx';
import { useRuleset } from '../ruleset/ruleset-context.ts';
import styles from './countdown.module.css';
import { useGameNow } from './game-clock-context.tsx';

/** The time left until a kick-off in plates; 'Em breve' when it is imminent or past. */
export function Countdown({ until }: { readonly until: number }) {
  const { t } = useLingui();
  const ruleset = useRuleset();
  const now = useGameNow();
  const left = until - now;
  if (left <= 0 || isImminent(until, now, ruleset)) return <span className={styles.soon}>{t`Em breve`}</span>;
  const days = Math.floor(left / DAY);
  const hours = Math.floor((left % DAY) / HOUR);
  const minutes = Math.floor((left % HOUR) / MINUTE);
  return (
    <span className={styles.countdown} role="timer">
      {days > 0 && <Unit value={days} digits={1} name={<Plural value={days} one="dia" other="dias" />} />}
      <Unit value={hours} name={<Plural value={hours} one="hora" other="horas" />} />
      <Unit value={minutes} name={<Plural value={minutes} one="minuto" other="minutos" />} />
    </span>
  );
}

function Unit({
  value,
  digits = 2,
  name,
}: {
  readonly value: number;
  readonly digits?: number;
  readonly name: ReactNode;
}) {
  return (
    <span className={styles.unit}>
      <PlateNumber value={value} digits={digits} big />
      {name}
    </span>
  );
}
