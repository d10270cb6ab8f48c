import {
  clientSettingsSchema,
  defaultLanguage,
  defaultTheme,
  languageSchema,
  languageTextsSchema,
  otherLanguageSchema,
  themeSchema,
} from '@arrival/contracts';
import { Controller, Get, Header, Param, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { Public } from '../../../platform/auth/access';
import { sendPrepared } from '../../../platform/http/prepared-answer';
import { SettingsService } from '../settings.service';
import { clientSettingsExample } from './client-settings.example';

class ClientSettingsDto extends createZodDto(clientSettingsSchema) {}
class LanguageTextsDto extends createZodDto(languageTextsSchema) {}
class OtherLanguageDto extends createZodDto(z.object({ language: otherLanguageSchema })) {}
class LanguageDto extends createZodDto(languageSchema) {}
class ThemeDto extends createZodDto(themeSchema) {}

@ApiTags('Settings')
@Controller()
export class SettingsController {
  constructor(private readonly settings: SettingsService) {}

  @Get('api/settings/client')
  @Public()
  @ApiOperation({
    summary: 'Settings of the guest app',
    description: 'Texts and theme are JSON merged over their defaults. Answers 304 to a known ETag.',
  })
  @ApiOkResponse({ type: ClientSettingsDto, example: clientSettingsExample })
  async client(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    sendPrepared(request, reply, await this.settings.clientSettings());
  }

  @Get('api/settings/language/:language')
  @Public()
  @ApiOperation({
    summary: 'The resort’s texts in another language',
    description: 'What is missing is said in English, as the client settings have it. Answers 304 to a known ETag.',
  })
  @ApiOkResponse({ type: LanguageTextsDto })
  async languageTexts(
    @Param() { language }: OtherLanguageDto,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    sendPrepared(request, reply, await this.settings.languageTexts(language));
  }

  @Get('defaults/default-language.json')
  @Public()
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'The texts as shipped' })
  @ApiOkResponse({ type: LanguageDto })
  defaultLanguage(): typeof defaultLanguage {
    return defaultLanguage;
  }

  @Get('defaults/default-theme.json')
  @Public()
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'The theme as shipped' })
  @ApiOkResponse({ type: ThemeDto })
  defaultTheme(): typeof defaultTheme {
    return defaultTheme;
  }
}
