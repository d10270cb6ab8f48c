import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog/catalog.module';
import { PosModule } from '../pos/pos.module';
import { WaiversModule } from '../waivers/waivers.module';
import { MemberProfileService } from './member-profile.service';

/** What is on file for one member: rental and child registration, photo, signed waivers (D32). */
@Module({
  imports: [CatalogModule, PosModule, WaiversModule],
  providers: [MemberProfileService],
  exports: [MemberProfileService],
})
export class ProfilesModule {}
