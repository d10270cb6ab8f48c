import { useClientSettings } from './use-client-settings';

/** The features that are on (spec §1, §6); none until they are known. */
export const useFeatures = (): readonly string[] => useClientSettings()?.features ?? [];
