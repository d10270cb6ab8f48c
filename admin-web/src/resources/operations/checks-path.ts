/** Whether everything is whole; what settles failed work asks again. */
export const checksPath = '/api/admin/operations/checks';
