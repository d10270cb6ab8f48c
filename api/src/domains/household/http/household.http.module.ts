import { Module } from '@nestjs/common';
import { HouseholdModule } from '../household.module';
import { FamilyController } from './family.controller';
import { NewHouseholdsController } from './new-households.controller';
import { ProfileController } from './profile.controller';

@Module({ imports: [HouseholdModule], controllers: [ProfileController, FamilyController, NewHouseholdsController] })
export class HouseholdHttpModule {}
