import { Type } from 'class-transformer';
import {
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  IsPositive,
  IsString,
  ValidateNested,
} from 'class-validator';

export class PageQuery {
  @Type(() => Number)
  @IsInt()
  @IsPositive()
  page: number;
}

export class GroupingBody {
  @IsInt()
  @IsPositive()
  activityId: number;

  @IsArray()
  @ArrayMinSize(1)
  @IsInt({ each: true })
  contactIds: number[];

  @IsOptional()
  @IsIn(['whole', 'shared'])
  form?: string;
}

class Answers {
  @IsBoolean()
  agree: boolean;

  @IsBoolean()
  consent: boolean;

  @IsString()
  signerName: string;

  @IsString()
  signature: string;

  @IsString()
  relationship: string;

  @IsString()
  rolTextHash: string;

  @IsString()
  waiverHTML: string;
}

export class CompletionBody {
  @IsString()
  id: string;

  @IsInt()
  taskId: number;

  @IsObject()
  contact: { contactId: number };

  @ValidateNested()
  @Type(() => Answers)
  relatedObject: Answers;
}
