import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import styles from './daily-rewards.module.css';
import type { PaintedAdvert } from './painted-adverts.ts';

/** How long a spot lasts; with reduced motion it has no length. */
const SPOT_MS = 3_000;

/** Whether the spot that began with this component has ended. */
export function useSpotEnded(): boolean {
  const [ended, setEnded] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  useEffect(() => {
    if (ended) return;
    const timer = setTimeout(() => setEnded(true), SPOT_MS);
    return () => clearTimeout(timer);
  }, [ended]);
  return ended;
}

/** An advert painted on the wall, and how much of it is left. R-DSC-3 */
export function AdvertSpot({ advert, ended }: { readonly advert: PaintedAdvert; readonly ended: boolean }) {
  const { t } = useLingui();
  const { name, slogan, paint, ink } = advert;
  return (
    <figure className={styles.spot}>
      <svg viewBox="0 0 320 180" role="img" aria-label={`${t(name)}. ${t(slogan)}.`}>
        <rect width="320" height="180" fill={paint} />
        <path
          d="M0 45H320M0 90H320M0 135H320M80 0V45M240 0V45M160 45V90M80 90V135M240 90V135M160 135V180"
          stroke={ink}
          strokeOpacity=".12"
          strokeWidth="2"
        />
        <g className={styles.painted} textAnchor="middle" fill={ink}>
          <text x="160" y="92" fontSize="34" textLength={280} lengthAdjust="spacingAndGlyphs">
            {t(name)}
          </text>
          <rect x="40" y="104" width="240" height="4" />
          <text x="160" y="134" fontSize="18">
            {t(slogan)}
          </text>
        </g>
      </svg>
      <div className={styles.left} aria-hidden>
        <i style={{ animationDuration: `${SPOT_MS}ms` }} />
      </div>
      <figcaption aria-live="polite">{ended ? t`Obrigado! A recompensa é sua.` : t`Anúncio do bairro`}</figcaption>
    </figure>
  );
}
