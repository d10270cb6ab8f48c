import type { S3Client } from '@aws-sdk/client-s3';
import type { StorageConfig } from '../../config/app-config';
import { PassingTrouble } from '../database/trouble';
import { type Storage, type StoredFile, safeKey } from './storage';

type S3Config = Extract<StorageConfig, { kind: 's3' }>;
type Sdk = typeof import('@aws-sdk/client-s3');

export interface Patience {
  readonly answerMs: number;
  /** For everything, the second try included. */
  readonly longestMs: number;
}

/** While somebody waits, and for work that nobody waits for (Q2). */
export const patience = {
  ofGuests: { answerMs: 2_000, longestMs: 3_000 },
  ofWork: { answerMs: 10_000, longestMs: 15_000 },
} as const;

const CONNECT_MS = 1_000;
const ATTEMPTS = 2;

/** What it answers of its own accord, but for "too slow" and "too many", stands; all else may go through in a moment. */
const stands = (status: number): boolean => status >= 400 && status < 500 && status !== 408 && status !== 429;

/** Storages besides AWS's may refuse the check sums that the SDK sends of its own accord. */
const elsewhere = (endpoint: string) =>
  ({
    endpoint,
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  }) as const;

/** Files in an S3 bucket, for several API processes on several machines. */
export class S3Storage implements Storage {
  private constructor(
    private readonly sdk: Sdk,
    private readonly client: S3Client,
    private readonly bucket: string,
    private readonly longestMs: number,
  ) {}

  /** The SDK takes a quarter of a second to load; only those who use it pay. */
  static async open(
    { endpoint, region, bucket, accessKeyId, secretAccessKey }: S3Config,
    { answerMs, longestMs }: Patience = patience.ofGuests,
  ): Promise<S3Storage> {
    const sdk = await import('@aws-sdk/client-s3');
    const client = new sdk.S3Client({
      region,
      ...(endpoint && elsewhere(endpoint)),
      ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
      maxAttempts: ATTEMPTS,
      requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: answerMs, throwOnRequestTimeout: true },
    });
    return new S3Storage(sdk, client, bucket, longestMs);
  }

  async write(key: string, bytes: Buffer, contentType: string): Promise<void> {
    const command = new this.sdk.PutObjectCommand({
      Bucket: this.bucket,
      Key: safeKey(key),
      Body: bytes,
      ContentType: contentType,
    });
    await this.#inTime((abortSignal) => this.client.send(command, { abortSignal }));
  }

  pathOf(): undefined {
    return undefined;
  }

  read(key: string): Promise<Buffer | undefined> {
    const command = new this.sdk.GetObjectCommand({ Bucket: this.bucket, Key: safeKey(key) });
    return this.#inTime(async (abortSignal) => {
      try {
        const { Body } = await this.client.send(command, { abortSignal });
        return Body && Buffer.from(await Body.transformToByteArray());
      } catch (error) {
        if (error instanceof this.sdk.NoSuchKey) return undefined;
        throw error;
      }
    });
  }

  async remove(key: string): Promise<void> {
    const command = new this.sdk.DeleteObjectCommand({ Bucket: this.bucket, Key: safeKey(key) });
    await this.#inTime((abortSignal) => this.client.send(command, { abortSignal }));
  }

  async list(folder: string): Promise<StoredFile[]> {
    const found: StoredFile[] = [];
    let next: string | undefined;
    do {
      const command = new this.sdk.ListObjectsV2Command({
        Bucket: this.bucket,
        Prefix: `${safeKey(folder)}/`,
        ContinuationToken: next,
      });
      const { Contents = [], NextContinuationToken } = await this.#inTime((abortSignal) =>
        this.client.send(command, { abortSignal }),
      );
      for (const { Key, LastModified } of Contents)
        if (Key) found.push({ key: Key, writtenAt: LastModified ?? new Date(0) });
      next = NextContinuationToken;
    } while (next);
    return found;
  }

  /** A file is there whole or not at all. */
  async removeUnfinished(): Promise<void> {}

  /** A bucket grows as it likes. */
  async space(): Promise<undefined> {
    return undefined;
  }

  async check(): Promise<void> {
    const command = new this.sdk.HeadBucketCommand({ Bucket: this.bucket });
    await this.#inTime((abortSignal) => this.client.send(command, { abortSignal }));
  }

  /** An answer may also stop in its middle, which no time limit of the SDK's sees. */
  async #inTime<Result>(work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
    const signal = AbortSignal.timeout(this.longestMs);
    const tooLate = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    });
    try {
      return await Promise.race([work(signal), tooLate]);
    } catch (error) {
      const status = error instanceof this.sdk.S3ServiceException ? error.$metadata.httpStatusCode : undefined;
      if (status !== undefined && stands(status)) throw error;
      throw new PassingTrouble(`The storage of files: ${(error as Error).message}`, { cause: error });
    }
  }
}
