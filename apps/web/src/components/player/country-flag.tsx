import type { Country, KnownCountry } from '@mundo-manager/rules/players';
import ar from 'flag-icons/flags/4x3/ar.svg';
import br from 'flag-icons/flags/4x3/br.svg';
import cl from 'flag-icons/flags/4x3/cl.svg';
import co from 'flag-icons/flags/4x3/co.svg';
import ec from 'flag-icons/flags/4x3/ec.svg';
import py from 'flag-icons/flags/4x3/py.svg';
import uy from 'flag-icons/flags/4x3/uy.svg';
import ve from 'flag-icons/flags/4x3/ve.svg';
import { locale } from '../../ui/text/locale.ts';
import styles from './country-flag.module.css';

const FLAGS: Readonly<Record<KnownCountry, string>> & Readonly<Record<string, string>> = {
  BR: br,
  AR: ar,
  CO: co,
  UY: uy,
  CL: cl,
  PY: py,
  EC: ec,
  VE: ve,
};

const NAMES = new Intl.DisplayNames(locale, { type: 'region' });

/** The flag of a player’s country, named. R-PRD-17 */
export function CountryFlag({ country }: { readonly country: Country }) {
  const name = NAMES.of(country);
  return <img className={styles.flag} src={FLAGS[country]} alt={name} title={name} />;
}
