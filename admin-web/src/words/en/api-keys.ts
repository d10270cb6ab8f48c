export const apikeys = {
  name: 'API key |||| API keys',
  fields: {
    id: 'Id',
    nickname: 'Nickname',
    token: 'Key',
    type: 'Type',
    isRevoked: 'Revoked',
    createdDateUtc: 'Created',
    lastUsedDateUtc: 'Last used',
    requestsPerDay: 'Requests, 14 days',
    modifiedDateUtc: 'Modified Date',
    daysBeforeCurrentDay: 'Days before the current day',
    daysAfterCurrentDay: 'Days after the current day',
    call: 'Call',
  },
} as const;
