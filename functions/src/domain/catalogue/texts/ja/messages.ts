import type { Words } from '../texts.ts'

export const photoIssues: Words['photoIssues'] = {
  BLURRED: '写真がぼけていて、葉の細部が見えません。',
  TOO_DARK: '写真が暗すぎます。',
  TOO_BRIGHT: '写真が明るすぎます。',
  TOO_SMALL: '画素が少なく、細部が見えません。',
  TOO_FAR: '植物が写真のごく一部にしか写っていません。',
  SEVERAL_PLANTS: '写真に複数の植物が写っています。',
}

export const retake: Words['retake'] = {
  notAPlant: '葉を1枚、または株全体を、画面いっぱいになるよう近くから撮ってください。',
  unusable: '昼間の明るい所で撮り直し、動かさずに、画面の葉に触れてピントを合わせてください。',
  closer: '傷んだ葉1枚の表と裏を近くから撮ると、より確かになります。',
}

export const summary: Words['summary'] = {
  healthy: '葉は健康に見えます。目立つ変色は測定されませんでした。',
  issues: '問題の兆候が見つかりました。最も可能性が高いもの：{names}。',
  inconclusive: '植物は認識できましたが、兆候が弱いか入り混じっていて診断できません。',
  notAPlant: 'この写真に植物は認識できませんでした。',
  unusable: 'この写真は判定できません。',
}

export const evidence: Words['evidence'] = {
  discolouredShare: '葉の面積の{share}が変色しています。',
  spotCount: { other: '葉に色の違う斑点が{count}個見つかりました。' },
  rustSpotCount: { other: 'さびのようなオレンジ色から茶色の斑点が{count}個見つかりました。' },
  largeBlotch: '最も大きい枯れた部分は葉の面積の{share}です。',
  whiteShare: '葉の面積の{share}が白っぽくなっています。',
  yellowShare: '葉の面積の{share}が黄色です。',
  greenVeins: '葉脈がその間の組織より濃く、緑色です。',
  mottledShare: '調べた部分の{share}で黄色と緑が入り混じっています。',
  brownRim: '葉の縁の{share}が茶色です。',
  holeCount: { other: '葉に穴が{count}個見つかりました。' },
  shapeAndTexture: '表面と色の様子が、この兆候の既知の写真に似ています（{share}）。',
  wateredOften: { other: '水やりは{count}日に1回です。' },
  wateredSeldom: { other: '水やりは{count}日に1回です。' },
  fullSun: '株は日なたにあります。',
  shade: '株は日陰にあります。',
}

export const disclaimer =
  '1枚の写真による自動判定です。誤ることがあります。手当ての前に、挙げた兆候で確かめ、何かを使ったり食べたりする前に専門家に尋ねてください。'
