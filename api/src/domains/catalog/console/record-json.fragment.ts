import { instant } from '../../../platform/database/json.fragment';

/** JSON of the configuration's records as the wire has them; each takes the alias of its table. */

export const taskFields = (t: string) => `'id', ${t}.id, 'name', ${t}.name, 'taskTypeId', ${t}.task_type_id, 'ageMin', ${t}.age_min,
  'ageMax', ${t}.age_max, 'isOptional', ${t}.is_optional, 'posWaiverId', ${t}.pos_waiver_id, 'externalWaiverId', ${t}.external_waiver_id,
  'consolidateWaivers', ${t}.consolidate_waivers, 'useTodayAsValidationDate', ${t}.use_today_as_validation_date,
  'startEffectiveDate', ${t}.start_effective_date, 'endEffectiveDate', ${t}.end_effective_date, 'validationDate', ${t}.validation_date,
  'enableAgreeCheckbox', ${t}.enable_agree_checkbox, 'enableTextSignature', ${t}.enable_text_signature,
  'enableWetSignature', ${t}.enable_wet_signature, 'customComment', ${t}.custom_comment, 'modifiedDateUtc', ${instant(`${t}.modified_at`)}`;

export const activityFields = (a: string) => `'id', ${a}.id, 'name', ${a}.name, 'ageMin', ${a}.age_min, 'ageMax', ${a}.age_max,
  'imageUrl', ${a}.image_url, 'modifiedDateUtc', ${instant(`${a}.modified_at`)}`;

export const itemFields = (i: string) => `'id', ${i}.id, 'name', ${i}.name, 'value', ${i}.value, 'collectionId', ${i}.collection_id,
  'version', ${i}.version, 'modifiedDateUtc', ${instant(`${i}.modified_at`)}`;
