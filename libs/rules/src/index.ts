export * from './eligibility/configuration';
export * from './eligibility/household';
export * from './eligibility/types';
