/** Where, and for what, somebody signs. */
export interface Visit {
  locationId: number;
  activityId: number;
}
