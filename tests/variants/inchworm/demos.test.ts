/** The engine names every clause in the demonstration of it, and tells and shows it as it always did. */
import { DEMOS } from '../../../src/variants/inchworm/demos/index.ts';
import { GAME } from '../../../src/variants/inchworm/index.ts';
import { describeDemos } from '../../support/demos.ts';

const HASHES = `
  nquf c35k afjt exr2 aqjb j4hf bof7 3c64 pjdv 8h88 xhl0 l092 7tka qib7 jjn7 0j7i jbw3 6yfu t9dl hl4k iunf s3g8 37e4 wxvt
  u8hs lg6k nscw oizg 0n3q vcx2 yw6u 0ps2 itld vqq2 hcm9 0tq9 yd7x ypl6 uocg 8128 57dn czx4 l3ds 7g9x pql5 b565 muki ec1i
  t0s1 58gg f3vo 0hcj bnao t6mo jetk le3j eiiy mhuw njyl 53s0 suss t2bo 5l0t ld2d qu0s 5sl9 9n01 ea8z nr01 itao w947 1dcx
  twcj 85ci 6rfy ux0b uzgv dftf 1apc dq8s n7z7 71ck 1olk c77u td7o 97hq r87b m7lw g0m8 vmi9 u54c u6z5 b4q5 qgwj wtw9 hupx
  3xx1 mpj5 7ya2 0sdl 0pp1 q33e`;

describeDemos(GAME, DEMOS, HASHES);
