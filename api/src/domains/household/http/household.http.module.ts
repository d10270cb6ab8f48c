import { Module } from '@nestjs/common';
import { HouseholdModule } from '../household.module';
import { FamilyController } from './family.controller';
import { ProfileController } from './profile.controller';

@Module({ imports: [HouseholdModule], controllers: [ProfileController, FamilyController] })
export class HouseholdHttpModule {}
