import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog/catalog.module';
import { PhotosModule } from '../photos/photos.module';
import { PosModule } from '../pos/pos.module';
import { SettingsModule } from '../settings/settings.module';
import { WaiversModule } from '../waivers/waivers.module';
import { CheckinFacade } from './checkin.facade';
import { CheckinScenes } from './checkin-scenes';
import { ChildRegistrationPlanner } from './child-registration.planner';
import { CompletionQueries } from './completion.queries';
import { CompletionService } from './completion.service';
import { CompletionsQueries } from './completions.queries';
import { CompletionsOfPeople } from './completions-of-people.queries';
import { ContactTaskBuilder } from './contact-task-builder';
import { CounterReadsQueries } from './counter/counter-reads.queries';
import { CounterReads } from './counter/counter-reads.service';
import { CounterSessionsQueries } from './counter/counter-sessions.queries';
import { CounterSessions } from './counter/counter-sessions.service';
import { Counter } from './counter.facade';
import { FormDraftsQueries } from './drafts/form-drafts.queries';
import { FormDraftsService } from './drafts/form-drafts.service';
import { FormDraftsOfPeople } from './drafts/form-drafts-of-people.queries';
import { GroupingService } from './grouping.service';
import { LocationContactsService } from './location-contacts.service';
import { OpenWaivers } from './open-waivers';
import { LinkCodes } from './own-phone/link-codes';
import { OwnWaivers } from './own-phone/own-waivers.service';
import { SigningLinksQueries } from './own-phone/signing-links.queries';
import { SigningLinks } from './own-phone/signing-links.service';
import { PhotoPlanner } from './photo.planner';
import { PhotoWithTaskService } from './photo-with-task.service';
import { RememberedAnswers } from './remembered-answers';
import { RentalProfilePlanner } from './rental-profile.planner';
import { SessionsOfPeople } from './sessions-of-people.queries';
import { SignedElsewhereService } from './signed-elsewhere.service';
import { SkipPlanner } from './skip.planner';
import { WaiverPlanner } from './waiver.planner';
import { WaiverElsewhereService } from './waiver-elsewhere.service';

const planners = [WaiverPlanner, RentalProfilePlanner, ChildRegistrationPlanner, PhotoPlanner, SkipPlanner];

const ownPhone = [LinkCodes, OpenWaivers, OwnWaivers, SigningLinks, SigningLinksQueries];

const counter = [Counter, CounterSessions, CounterSessionsQueries, CounterReads, CounterReadsQueries];

@Module({
  imports: [SettingsModule, CatalogModule, PosModule, WaiversModule, PhotosModule],
  providers: [
    CheckinScenes,
    LocationContactsService,
    GroupingService,
    ContactTaskBuilder,
    CompletionService,
    PhotoWithTaskService,
    CompletionQueries,
    CompletionsQueries,
    CompletionsOfPeople,
    CheckinFacade,
    RememberedAnswers,
    SessionsOfPeople,
    SignedElsewhereService,
    WaiverElsewhereService,
    FormDraftsQueries,
    FormDraftsOfPeople,
    FormDraftsService,
    ...ownPhone,
    ...counter,
    ...planners,
  ],
  exports: [
    CheckinFacade,
    LocationContactsService,
    GroupingService,
    CompletionService,
    PhotoWithTaskService,
    FormDraftsService,
    SigningLinks,
    OwnWaivers,
    Counter,
    CounterSessions,
  ],
})
export class CheckinModule {}
