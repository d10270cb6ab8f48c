import { createPrivateKey, X509Certificate } from 'node:crypto';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Attribute } from 'pkijs';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config';
import { Clock } from '../../../platform/clock/clock';
import { commonName } from '../common-name';
import { MOST_TOKEN_BYTES, TimeStampAuthority, whyNotStamped } from '../time-stamps/time-stamp-authority';
import { cadesSignature, type SealIdentity, timeStampAttribute } from './cades-signature';
import { aroundRoom, filled, withRoom } from './pdf-revision';

/** For the signature itself, beside its certificates. */
const OWN_BYTES = 2_048;
const REASON = 'Copy of a signed waiver';

/** Seals copies of signed waivers, so that any reader of PDFs shows whose they are and that nothing changed (PAdES, ETSI EN 319 142-1; D46). */
@Injectable()
export class CopySeal {
  readonly #logger = new Logger(CopySeal.name);
  readonly #identity?: SealIdentity;
  readonly #name: string = '';
  /** From when until when the certificate counts, in milliseconds; undefined without one. */
  readonly validity?: { readonly from: number; readonly until: number };

  constructor(
    @Inject(APP_CONFIG) { copySeal }: Pick<AppConfig, 'copySeal'>,
    private readonly clock: Clock,
    private readonly authority: TimeStampAuthority,
  ) {
    if (!copySeal) return;
    const certificates = copySeal.certificates.map((der) => Buffer.from(der, 'base64'));
    const own = new X509Certificate(certificates[0]!);
    this.#identity = { certificates, key: createPrivateKey(copySeal.key) };
    this.#name = commonName(own);
    this.validity = { from: Date.parse(own.validFrom), until: Date.parse(own.validTo) };
  }

  /** Who seals, by the certificate's name; undefined while copies are made unsealed, for want of a certificate that counts now. */
  get by(): string | undefined {
    const now = this.clock.now();
    return this.validity && now >= this.validity.from && now < this.validity.until ? this.#name : undefined;
  }

  /** The same document with a seal; as it is while nobody seals. */
  async seal(pdf: Buffer): Promise<Buffer> {
    const name = this.by;
    if (name === undefined || !this.#identity) return pdf;
    const chain = this.#identity.certificates.reduce((total, { length }) => total + length, 0);
    const room = OWN_BYTES + chain + (this.authority.isThere ? MOST_TOKEN_BYTES : 0);
    const open = withRoom(pdf, { name, reason: REASON, at: this.clock.now() }, room);
    const stamped = (signature: Buffer) => this.#stamped(signature);
    return filled(open, await cadesSignature(aroundRoom(open), this.#identity, stamped));
  }

  /** A copy does not wait for an authority that is away. */
  async #stamped(signature: Buffer): Promise<Attribute | undefined> {
    if (!this.authority.isThere) return undefined;
    try {
      return timeStampAttribute((await this.authority.stamp(signature)).token);
    } catch (error) {
      this.#logger.warn(`A copy is sealed without a time stamp: ${whyNotStamped(error)}`);
      return undefined;
    }
  }
}
