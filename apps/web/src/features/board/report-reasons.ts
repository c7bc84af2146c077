import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ReportReason } from '@mundo-manager/rules/board';

/** What each reason of a report is called. R-BRD-5 */
export const REPORT_REASON_NAMES: Readonly<Record<ReportReason, MessageDescriptor>> = {
  offence: msg`Ofensa ou discriminação`,
  advertising: msg`Propaganda`,
  'private-data': msg`Dados pessoais de alguém`,
  other: msg`Outro motivo`,
};
