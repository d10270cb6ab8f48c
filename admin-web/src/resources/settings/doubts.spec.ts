import { doubtsOf } from './doubts';

const script =
  '<script src="https://cdn.consent.example/a.js"></script><script async src=//img.consent.example/b></script>';

test('a tag id that guests would not be counted by is doubted, one of Google Analytics is not', () => {
  for (const googleAnalyticsTagId of ['GTM-ABC123', 'G', '123456789', 'G-ABC 123'])
    expect(doubtsOf({ googleAnalyticsTagId })).toEqual({ googleAnalyticsTagId: true });
  for (const googleAnalyticsTagId of ['G-ABCDEF1234', ' G-ABCDEF1234 ', '', null, undefined])
    expect(doubtsOf({ googleAnalyticsTagId })).toEqual({});
});

test('codes that are divided by anything but commas would be one code that no purchase has', () => {
  expect(doubtsOf({ resortCodes: 'NORTH; SOUTH' })).toEqual({ codes: 'NORTH; SOUTH' });
  expect(doubtsOf({ resortGroupCodes: 'A|B' })).toEqual({ codes: 'A|B' });
  expect(doubtsOf({ resortCodes: 'NORTH, SOUTH', resortGroupCodes: 'ALL MOUNTAIN' })).toEqual({});
});

test('a host that the consent script loads from and that is not named is told', () => {
  const hosts = (consentScriptHosts: string | null) => doubtsOf({ cookieConsentScript: script, consentScriptHosts });
  expect(hosts(null)).toEqual({ consentScriptHosts: ['cdn.consent.example', 'img.consent.example'] });
  expect(hosts('CDN.consent.example')).toEqual({ consentScriptHosts: ['img.consent.example'] });
  expect(hosts('*.consent.example')).toEqual({});
  expect(doubtsOf({ cookieConsentScript: 'document.title = "asked"' })).toEqual({});
});
