import { formDraftsColumn } from './domains/checkin/drafts/form-drafts-column';
import { sealedHandOversColumn } from './domains/pos/bridge/sealed-hand-overs-column';
import { healthAnswersColumn } from './domains/pos/health-answers-column';
import { oneRiskSecretColumn } from './domains/settings/one-risk-secret';
import { householdKeyColumn } from './domains/waivers/household-key-column';
import { webhookSecretColumn } from './domains/webhooks/webhook-secrets';
import type { SealedColumn } from './platform/crypto/sealed-column';
import { rememberedAnswersColumn } from './platform/idempotency/remembered-answers-column';

/**
 * Every column that holds sealed values; the cipher refuses to seal for any other. What else shows them (the household's document) is made
 * from these by the database.
 */
export const sealedColumns: readonly SealedColumn[] = [
  healthAnswersColumn,
  sealedHandOversColumn,
  rememberedAnswersColumn,
  formDraftsColumn,
  oneRiskSecretColumn,
  householdKeyColumn,
  webhookSecretColumn,
];
