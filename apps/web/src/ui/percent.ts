const PERCENT = new Intl.NumberFormat('pt-BR', { style: 'percent', maximumFractionDigits: 1 });
const SIGNED = new Intl.NumberFormat('pt-BR', {
  style: 'percent',
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
});

/** A share as a percentage with at most one decimal: 0.053 is '5,3%'. */
export function percentText(share: number): string {
  return PERCENT.format(share);
}

/** The same for what is added: '+5,3%'; nothing added has no sign. */
export function addedPercentText(share: number): string {
  return SIGNED.format(share);
}
