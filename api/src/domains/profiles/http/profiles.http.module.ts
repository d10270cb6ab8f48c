import { Module } from '@nestjs/common';
import { ProfilesModule } from '../profiles.module';
import { MemberProfileController } from './member-profile.controller';

@Module({ imports: [ProfilesModule], controllers: [MemberProfileController] })
export class ProfilesHttpModule {}
