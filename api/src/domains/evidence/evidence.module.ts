import { Module } from '@nestjs/common';
import { EvidenceExportService } from './evidence-export.service';
import { EvidenceLogQueries } from './evidence-log.queries';
import { NoteSigners } from './note-signers';
import { PublishedKeys } from './published-keys';
import { SealEvidenceService } from './seal-evidence.service';
import { SignatureProofQueries } from './signature-proof.queries';
import { SignatureProofService } from './signature-proof.service';

const services = [EvidenceLogQueries, PublishedKeys, SealEvidenceService, SignatureProofService, EvidenceExportService];

@Module({ providers: [NoteSigners, SignatureProofQueries, ...services], exports: services })
export class EvidenceModule {}
