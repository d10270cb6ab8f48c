import { X509Certificate } from 'node:crypto';
import forge from 'node-forge';
import { certify, nameOf, newPair } from './certify';

test.each(['00', '80', 'ff'])('a certificate can be read whatever its number is: bytes of %s', (byte) => {
  jest.spyOn(forge.random, 'getBytesSync').mockReturnValueOnce(forge.util.hexToBytes(byte.repeat(8)));
  const holder = { name: nameOf('Test'), pair: newPair() };
  const { subject, serialNumber } = new X509Certificate(certify(holder, holder, 'seal'));
  expect(subject).toContain('CN=Test');
  expect(serialNumber.toLowerCase()).toContain(byte.repeat(8));
});
