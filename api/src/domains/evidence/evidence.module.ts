import { Module } from '@nestjs/common';
import { PosModule } from '../pos/pos.module';
import { WaiversModule } from '../waivers/waivers.module';
import { CopiesQueries } from './copies/copies.queries';
import { CopiesOfPeople } from './copies/copies-of-people.queries';
import { CopyProcess } from './copies/copy-process';
import { KeptCopies } from './copies/kept-copies';
import { WaiverCopyService } from './copies/waiver-copy.service';
import { EvidenceFacade } from './evidence.facade';
import { EvidenceExportService } from './evidence-export.service';
import { EvidenceLogQueries } from './evidence-log.queries';
import { CopyMailsQueries } from './mail/copy-mails.queries';
import { CopyMailsService } from './mail/copy-mails.service';
import { CopyMailsOfPeople } from './mail/copy-mails-of-people.queries';
import { NoteSigners } from './note-signers';
import { PublishedKeys } from './published-keys';
import { CopySeal } from './seal/copy-seal';
import { SealEvidenceService } from './seal-evidence.service';
import { SignatureProofQueries } from './signature-proof.queries';
import { SignatureProofService } from './signature-proof.service';
import { SignedWaiversService } from './signed-waivers.service';
import { CheckpointStamps } from './time-stamps/checkpoint-stamps';
import { CheckpointStampsQueries } from './time-stamps/checkpoint-stamps.queries';
import { TimeStampAuthority } from './time-stamps/time-stamp-authority';

const services = [
  EvidenceLogQueries,
  PublishedKeys,
  SealEvidenceService,
  KeptCopies,
  WaiverCopyService,
  CopyMailsService,
  SignatureProofService,
  SignedWaiversService,
  EvidenceExportService,
  EvidenceFacade,
  CheckpointStamps,
];

@Module({
  imports: [PosModule, WaiversModule],
  providers: [
    NoteSigners,
    CopyProcess,
    CopySeal,
    CopiesQueries,
    CopiesOfPeople,
    CopyMailsQueries,
    CopyMailsOfPeople,
    CheckpointStampsQueries,
    TimeStampAuthority,
    SignatureProofQueries,
    ...services,
  ],
  exports: services,
})
export class EvidenceModule {}
