import type { Words } from '../texts.ts'

export const photoIssues: Words['photoIssues'] = {
  BLURRED: '照片模糊，看不清叶片细节。',
  TOO_DARK: '照片太暗。',
  TOO_BRIGHT: '照片过曝。',
  TOO_SMALL: '照片像素太少，看不清细节。',
  TOO_FAR: '植物只占照片的一小部分。',
  SEVERAL_PLANTS: '照片里有几株植物。',
}

export const retake: Words['retake'] = {
  notAPlant: '请近拍一片叶子或整株植物，让它占满画面。',
  unusable: '请在白天光线下重拍，拿稳，并在屏幕上点叶片对焦。',
  closer: '请再近拍一片病叶的正面和背面，判断会更有把握。',
}

export const summary: Words['summary'] = {
  healthy: '叶片看起来健康：没有测到明显的变色。',
  issues: '发现了问题的迹象。最可能是：{names}。',
  inconclusive: '认出了植物，但迹象太弱或太杂，无法诊断。',
  notAPlant: '这张照片里没有认出植物。',
  unusable: '这张照片无法判断。',
}

export const evidence: Words['evidence'] = {
  discolouredShare: '叶面积的 {share} 变了色。',
  spotCount: { other: '叶片上发现 {count} 个异色斑点。' },
  rustSpotCount: { other: '发现 {count} 个锈橙色至褐色的斑点。' },
  largeBlotch: '最大的坏死区占叶面积的 {share}。',
  whiteShare: '叶面积的 {share} 发白。',
  yellowShare: '叶面积的 {share} 是黄色。',
  greenVeins: '叶脉比脉间组织颜色更深、更绿。',
  mottledShare: '在检查的区块中，{share} 黄绿相间。',
  brownRim: '叶缘的 {share} 变褐。',
  holeCount: { other: '叶片上发现 {count} 个孔洞。' },
  shapeAndTexture: '表面和颜色的样子与这种迹象的已知照片相似（{share}）。',
  wateredOften: { other: '您每 {count} 天浇一次水。' },
  wateredSeldom: { other: '您每 {count} 天浇一次水。' },
  fullSun: '植株在全日照下。',
  shade: '植株在阴处。',
}

export const disclaimer =
  '这是对一张照片的自动判断，可能有误：处理前请按所列迹象核实；使用或食用任何东西之前请咨询专业人士。'
