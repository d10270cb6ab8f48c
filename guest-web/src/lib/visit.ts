/** Where, and for what, somebody is here. */
export interface Visit {
  locationId: number;
  activityId: number;
}
