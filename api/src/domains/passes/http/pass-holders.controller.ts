import { type PassHolders, passHoldersSchema } from '@arrival/contracts';
import { Controller, Delete, Get, Inject, Post, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { createZodDto } from 'nestjs-zod';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config';
import { Capability, Guest, Public } from '../../../platform/auth/access';
import { type PassCaller, PassCallers } from '../pass-callers';
import { PassTokens } from '../pass-tokens';
import { CurrentPassCaller } from './pass-caller';
import { removePassCookie, setPassCookie } from './pass-cookie';

class PassHoldersDto extends createZodDto(passHoldersSchema) {}

/** Whose passes a browser may ask for (D49). */
@ApiTags('Passes on phones')
@Controller('api/profile/passes/holders')
export class PassHoldersController {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly callers: PassCallers,
    private readonly tokens: PassTokens,
  ) {}

  @Guest()
  @Post()
  @ApiOperation({
    summary: "The signed-in guest's family, and what each holds",
    description: 'Sets the cookie with which this browser asks about their passes without a token, for twelve hours.',
  })
  @ApiOkResponse({ type: PassHoldersDto })
  async open(
    @CurrentPassCaller() caller: PassCaller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PassHolders> {
    const holders = await this.callers.list(caller);
    const { token } = await this.tokens.issue(
      'capability',
      holders.map(({ ipCode }) => ipCode),
    );
    reply.header('set-cookie', setPassCookie(this.config, token));
    return { holders };
  }

  @Capability()
  @Get()
  @ApiOperation({ summary: 'Whose passes this browser may ask for' })
  @ApiOkResponse({ type: PassHoldersDto })
  async list(@CurrentPassCaller() caller: PassCaller): Promise<PassHolders> {
    return { holders: await this.callers.list(caller) };
  }

  @Public()
  @Delete()
  @ApiOperation({ summary: 'From now on this browser may ask for nobody: takes the cookie away' })
  @ApiOkResponse({ type: PassHoldersDto })
  forget(@Res({ passthrough: true }) reply: FastifyReply): PassHolders {
    reply.header('set-cookie', removePassCookie(this.config));
    return { holders: [] };
  }
}
